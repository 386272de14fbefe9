// Before the first paint, so that a chosen theme never flashes; a module would come too late and CSP refuses inline script.
const chosen = localStorage.getItem(document.currentScript.dataset.kept)
if (chosen) document.documentElement.dataset.theme = chosen
