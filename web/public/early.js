// Runs before the first paint, so that the page never flashes in the wrong theme or language.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("holdout.settings") || "{}");
  } catch (e) {
    // A browser that keeps nothing gets the defaults.
  }
  var light = window.matchMedia && matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = kept.theme || (light ? "day" : "night");
  root.lang = kept.language || ((navigator.language || "en").slice(0, 2) === "pl" ? "pl" : "en");
})();
