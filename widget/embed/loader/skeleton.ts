/** Where the page's rules may put the element, and how wide it is. */
const ofThePage =
  /^(--|margin|(min-|max-)?(width|inline-size)|flex|grid-(area|row|column)|order$|(align|justify|place)-self)/

/**
 * Nothing else of the host's page comes in, whatever its rules say about this element. The words before it give it a width
 * where the page asks its content how wide it wants to be (a flex row, a float, a table's cell): up to 640 px, and less where
 * there is less, since they may wrap. What stands in the widget has no width of its own to offer.
 */
const hostRules = `:host{display:block!important;visibility:visible!important;direction:ltr!important;color:inherit!important}
:host::before{content:'a a a a a a a a a';display:block;block-size:0;overflow:hidden;visibility:hidden;font:16px/0 monospace;word-spacing:70px}
:host([view=button])::before,:host([view=cart])::before,:host([view=dialog])::before{content:none}
:host([hidden]){display:none!important}
.wait{display:grid;grid:300px/auto;grid-auto-rows:48px;gap:16px;block-size:1000px;overflow:hidden}
.for-availability{block-size:784px}
.for-invoices{block-size:338px}
.for-cart,.for-button{grid:48px/130px;block-size:auto}
.for-bare{display:flex;flex-wrap:wrap;gap:24px 32px;padding-block:24px 48px;block-size:auto}
.for-bare i{flex:1 1 280px;block-size:260px}
.for-bare i:first-child{flex:none;inline-size:144px;block-size:144px}
.wait i{border-radius:12px;background:currentcolor;opacity:.09}`

/** The sheet of every widget's element, and of what stands in it before any code has come. */
export function hostSheet(page: Window): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const foreign = [...page.getComputedStyle(page.document.documentElement)].filter(
    (name) => !ofThePage.test(name),
  )
  sheet.replaceSync(`:host{${foreign.map((name) => `${name}:initial!important`).join(';')}}${hostRules}`)
  return sheet
}

/** As high as what comes, so that nothing below it moves; a long view, whose height is not known yet, reaches below the screen. */
export function skeleton(document: Document, view: string, parts: number): Element {
  const wait = document.createElement('div')
  wait.className = `wait for-${view}`
  for (let part = 0; part < parts; part++) wait.append(document.createElement('i'))
  return wait
}
