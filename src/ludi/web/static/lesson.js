// A lesson: the board works as at a table; every action loads the next page.
import { letExplain } from "./about.js";
import { letArrange } from "./arrange.js";
import { letDrag } from "./drag.js";
import "./fit.js";

const root = document.querySelector("#table");
const form = document.querySelector("#acting");

letDrag(
  root,
  (action) => [...form.querySelectorAll("button[name=action]")].find((one) => one.value === action),
  (button) => form.requestSubmit(button),
);
letArrange(form, (action) => {
  const field = Object.assign(document.createElement("input"), { type: "hidden", name: "action", value: action });
  form.append(field);
  form.submit();
});
letExplain();
for (const log of document.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
root.dataset.live = "yes";
