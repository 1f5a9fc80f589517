// Sounds, made here: noise that is filtered, and tones. They are heard after the first touch of the page,
// as loud as the player likes.
const ON = "ludi-sound";
const LOUDNESS = "ludi-volume";
let context = null;
let noise = null;

export function isOn() {
  return localStorage.getItem(ON) !== "off";
}

export function setOn(is) {
  localStorage.setItem(ON, is ? "on" : "off");
}

export function volume() {
  const kept = Number(localStorage.getItem(LOUDNESS) ?? 6);
  return kept >= 0 && kept <= 10 ? kept : 6;
}

export function setVolume(chosen) {
  localStorage.setItem(LOUDNESS, chosen);
}

// A page may make no sound before somebody has touched it.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true });

function wake() {
  if (!isOn() || context) return;
  context = new AudioContext();
  const length = context.sampleRate;
  noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
}

const SOUNDS = {
  die: () => { for (let n = 0; n < 5; n += 1) knock(0.05 * n + Math.random() * 0.03, 1800 + 900 * Math.random(), 0.5 / (1 + n)); },
  card: () => rustle(0, 0.12, 2600, 0.25),
  march: () => { for (let n = 0; n < 4; n += 1) knock(0.16 * n, 160, 0.9); },
  clash: () => { knock(0, 3200, 0.5); tone(0, 1240, 0.25, 0.08, "triangle"); tone(0.02, 1860, 0.2, 0.05, "triangle"); },
  crumble: () => { rustle(0, 0.7, 320, 0.7); knock(0.1, 120, 0.8); knock(0.3, 90, 0.7); },
  capture: () => { tone(0, 294, 0.18, 0.12, "sawtooth"); tone(0.18, 392, 0.4, 0.12, "sawtooth"); },
  coin: () => { tone(0, 2093, 0.12, 0.08); tone(0.07, 2637, 0.25, 0.07); },
  write: () => { rustle(0, 0.1, 4200, 0.12); rustle(0.12, 0.16, 3600, 0.1); },
  turn: () => { tone(0, 660, 0.3, 0.12); tone(0.14, 880, 0.45, 0.1); },
  victory: () => { [392, 494, 587, 784].forEach((pitch, n) => tone(0.16 * n, pitch, n === 3 ? 0.9 : 0.25, 0.12, "sawtooth")); },
  end: () => { tone(0, 392, 0.3, 0.1); tone(0.25, 330, 0.6, 0.1); },
};

export function play(name) {
  if (!context || !isOn() || document.hidden || volume() === 0) return;
  SOUNDS[name]?.();
}

function louder(share) {
  return share * (volume() / 10) ** 1.5;
}

function tone(after, pitch, length, loudness, shape = "sine") {
  const [source, way] = [context.createOscillator(), context.createGain()];
  source.type = shape;
  source.frequency.value = pitch;
  sound(source, way, after, length, loudness, [way]);
}

function rustle(after, length, pitch, loudness, sharpness = 0.8) {
  const [source, filter, way] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  Object.assign(filter, { type: "bandpass" });
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  sound(source, way, after, length, loudness, [filter, way]);
}

function knock(after, pitch, loudness) {
  rustle(after, 0.06, pitch, loudness, 4);
}

function sound(source, way, after, length, loudness, chain) {
  const at = context.currentTime + after;
  way.gain.setValueAtTime(0.0001, at);
  way.gain.exponentialRampToValueAtTime(Math.max(0.0002, louder(loudness)), at + 0.01);
  way.gain.exponentialRampToValueAtTime(0.0001, at + length);
  [source, ...chain, context.destination].reduce((from, to) => from.connect(to));
  source.start(at);
  source.stop(at + length + 0.05);
}
