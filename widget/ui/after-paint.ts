/** Runs this once what has changed until now can be seen; where nothing is painted (a hidden tab), soon. */
export function afterPaint(on: Element, run: () => void): void {
  const window = on.ownerDocument.defaultView
  if (!window) return run()
  let isDone = false
  const once = () => {
    if (!isDone) run()
    isDone = true
  }
  // a frame's callbacks come before its paint, the next task after it
  window.requestAnimationFrame(() => window.setTimeout(once))
  window.setTimeout(once, 250)
}
