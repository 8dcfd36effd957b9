/** One sheet for every widget of the page: constructed, so that no policy of the host's page forbids it. */
const sheet = new CSSStyleSheet()

/** Adds a component's style sheet. Its rules stand in one block, so that adding never reads the others anew. */
export function addRules(css: string): void {
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length)
}

/** The sheet that every shadow root adopts; what is loaded later appears in it by itself. */
export function componentSheet(): CSSStyleSheet {
  return sheet
}
