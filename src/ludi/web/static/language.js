// Another language: the same page comes anew, at the same moment, and what was typed or chosen stays.
const form = document.querySelector(".languages");
const key = (path) => `ludi-typed ${path}`;

// The fields of the page's forms, by where they are sent, their name, and which of several they are.
function fields() {
  const found = new Map();
  for (const field of document.querySelectorAll("main form :is(input:not([type=hidden]), select, textarea)[name]")) {
    for (let number = 0; ; number++) {
      const name = `${field.form.getAttribute("action")} ${field.name} ${number}`;
      if (!found.has(name)) { found.set(name, field); break; }
    }
  }
  return found;
}

const isBox = (field) => field.type === "checkbox";
const valueOf = (field) => (isBox(field) ? field.checked : field.value);
function usualOf(field) {
  if (field.options) return ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value;
  return isBox(field) ? field.defaultChecked : field.defaultValue;
}

form.addEventListener("submit", () => {
  const path = form.elements.path;
  const here = new URL(location.href);
  const there = new URL(path.value, location.href).pathname;
  if (there === here.pathname) { // not where a form was refused
    for (const name of ["lang", "done"]) here.searchParams.delete(name);
    path.value = here.pathname + here.search + here.hash;
  }
  const changed = [...fields()].filter(([, field]) => valueOf(field) !== usualOf(field));
  sessionStorage.setItem(key(there), JSON.stringify(changed.map(([name, field]) => [name, valueOf(field)])));
});

const found = fields();
for (const [name, value] of JSON.parse(sessionStorage.getItem(key(location.pathname)) ?? "[]")) {
  const field = found.get(name);
  if (field) field[isBox(field) ? "checked" : "value"] = value;
}
sessionStorage.removeItem(key(location.pathname));
