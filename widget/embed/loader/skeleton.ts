/** Nothing of the host's page comes in, whatever its rules say about this element. */
const hostRules = `:host{all:initial!important;display:block!important;visibility:visible!important;direction:ltr!important;color:inherit!important}
:host([hidden]){display:none!important}
.wait{display:grid;grid-template-rows:300px;grid-auto-rows:48px;gap:16px;block-size:1000px;overflow:hidden}
.for-availability{block-size:784px}
.for-invoices{block-size:338px}
.for-cart,.for-button{grid:48px/130px;block-size:auto}
.for-bare{display:flex;flex-wrap:wrap;gap:24px 32px;padding-block:24px 48px;block-size:auto}
.for-bare i{flex:1 1 280px;block-size:260px}
.for-bare i:first-child{flex:none;inline-size:144px;block-size:144px}
.wait i{border-radius:12px;background:color-mix(in srgb,currentcolor 9%,transparent)}`

/** The sheet of every widget's element, and of what stands in it before any code has come. */
export function hostSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostRules)
  return sheet
}

/** As high as what comes, so that nothing below it moves; a long view, whose height nobody knows, reaches below the screen. */
export function skeleton(document: Document, view: string, parts: number): Element {
  const wait = document.createElement('div')
  wait.className = `wait for-${view}`
  wait.append(...Array.from({ length: parts }, () => document.createElement('i')))
  return wait
}
