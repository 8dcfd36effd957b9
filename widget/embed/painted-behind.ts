/**
 * The colour that is painted behind a widget, as computed: for what lies over a picture, for what is written on ink, and for
 * whether the widget is light or dark. Undefined where nothing is known of it: a picture, or the bare canvas.
 *
 * Where the element is on the screen, what lies below its upper corner is asked, since a hero's ground is often no ancestor
 * (a box beside it, moved below it). Elsewhere its ancestors are, through the shadow roots of others.
 */
export function paintedBehind(host: HTMLElement): string | undefined {
  for (const element of below(host) ?? ancestorsOf(host)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    // the middle of a gradient is as good as any of its colours
    const [, gradient] = /gradient\(.*?((?:rgb|ok|l|color)\w*\([^)]*\))/.exec(backgroundImage) ?? []
    if (gradient && isOpaque(gradient)) return gradient
    // letters are chosen for the picture, and tell more than what lies below it
    if (/url\(/.test(backgroundImage) || element.matches('img,video,canvas,picture')) return undefined
    if (isOpaque(backgroundColor)) return backgroundColor
  }
  return undefined
}

/** At least half of what lies below such a colour is hidden by it. */
function isOpaque(color: string): boolean {
  if (color === 'transparent') return false
  const [, alpha] = /[,/]\s*([\d.]+%?)\)$/.exec(/^rgba|\//.test(color) ? color : '') ?? []
  return alpha === undefined || Number.parseFloat(alpha) >= (alpha.endsWith('%') ? 50 : 0.5)
}

/** What lies below the element, the uppermost first; undefined where it is not on the screen. */
function below(host: HTMLElement): Element[] | undefined {
  const { x, y, width, height } = host.getBoundingClientRect()
  const all = (host.getRootNode() as Document | ShadowRoot).elementsFromPoint?.(
    x + Math.min(width / 2, 20),
    y + Math.min(height / 2, 20),
  )
  const own = all?.indexOf(host) ?? -1
  return own === -1 ? undefined : all?.slice(own + 1)
}

function ancestorsOf(host: HTMLElement): Element[] {
  const found: Element[] = []
  for (
    let node: Node | null = host.parentNode ?? null;
    node;
    node = node.parentNode ?? (node as ShadowRoot).host ?? null
  ) {
    if (node instanceof Element) found.push(node)
  }
  return found
}
