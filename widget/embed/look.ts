import { themeCss } from '../../themes/theme-css.ts'
import type { Theme } from '../../themes/theme.ts'
import { views } from './host-options.ts'
import { isLight } from './is-light.ts'
import { paintedBehind } from './painted-behind.ts'
import type { WidgetOptions } from './read-options.ts'
import type { Shop } from './shop.ts'
import type { Warn } from './warn.ts'

/** The sheet that says how one widget looks: theme, the page's own tokens, and nothing else. */
export interface Look {
  sheet: CSSStyleSheet
  /** Shows other options. */
  show(options: WidgetOptions): void
  /** Stops following the colours of the page. */
  release(): void
}

/** Makes the look of one widget. */
export function createLook(host: HTMLElement, { setup }: Shop, warn: Warn): Look {
  const sheet = new CSSStyleSheet()
  let shown: WidgetOptions | undefined
  const write = () => {
    if (shown) sheet.replaceSync(cssOf(host, setup.theme, shown))
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== overrides) continue
      for (const [token, value] of Object.entries(shown?.tokens ?? {})) {
        rule.style.setProperty(`--dhow-${token}`, value)
      }
    }
  }
  // the element itself inherits the page's colour, though nothing in it does: a page that turns dark is followed
  const follow = (event: TransitionEvent) => {
    if (event.target === host && event.propertyName === 'color') write()
  }
  host.addEventListener('transitionrun', follow)
  host.addEventListener('transitionend', follow)
  // what is painted behind is known once it is on the screen, and is another thing where the traveller prefers the dark
  const sight = new IntersectionObserver(write)
  sight.observe(host)
  const preference = matchMedia('(prefers-color-scheme: dark)')
  preference.addEventListener('change', write)
  return {
    sheet,
    show(options) {
      shown = options
      const css = cssOf(host, setup.theme, options)
      const known = new Set([...css.matchAll(/--dhow-([\w-]+):/g)].map(([, token]) => token))
      for (const token of Object.keys(options.tokens)) {
        if (!known.has(token)) warn('tokens', `there is no "${token}"`)
      }
      write()
    },
    release() {
      host.removeEventListener('transitionrun', follow)
      host.removeEventListener('transitionend', follow)
      sight.disconnect()
      preference.removeEventListener('change', write)
    },
  }
}

/** Stronger than the theme, and than what the page's sheet sets on the element. */
const overrides = '.widget-root, .widget-overlays'
const ownGround =
  '.widget-root{padding:var(--dhow-space-5);border-radius:var(--dhow-radius-card);background:var(--dhow-paper)}'

function cssOf(host: HTMLElement, theme: Theme, options: WidgetOptions): string {
  const scheme = options.scheme ?? schemeOf(host)
  // what the element is told of schemes, its reset takes back: the browser's own controls hear it here; positioned, so that what is
  // hidden from sight does not lengthen the page where the widget stands in a box that scrolls
  const controls = theme.ground === 'dark' ? 'dark' : scheme
  const rules = `:host{transition:color 1ms!important}${overrides}{position:relative;color-scheme:${controls}}`
  const base = themeCss(theme, ':host', scheme) + rules
  if (options.theme !== 'transparent') {
    // a look that is dark by day too cannot be read on a light page: it brings its own ground; a button has one
    const isHeld = theme.ground === 'dark' && scheme === 'light' && views[options.view] === 'inline'
    return isHeld ? base + ownGround : base
  }
  // the element is taken out of the page's styles; what stands around it is not
  const { fontFamily, color, accentColor } = surroundings(host)
  const ground = paintedBehind(host) ?? 'canvas'
  const ink = (percent: number) => `color-mix(in srgb,${color} ${percent}%,transparent)`
  const onAct = (isLight(accentColor) ? theme.dark : theme.light).onAct
  const act =
    accentColor === 'auto'
      ? ''
      : `--dhow-act:${accentColor};--dhow-act-strong:${accentColor};--dhow-on-act:${onAct};`
  return `${base}
:host,.widget-overlays{${act}--dhow-font-text:${fontFamily};--dhow-font-display:${fontFamily}}
.widget-root{--dhow-paper:${ground};--dhow-surface:${ground};--dhow-sand:${ink(7)};--dhow-line:${ink(20)};--dhow-edge:${ink(60)};--dhow-ink:${color};--dhow-ink-soft:${ink(76)};--dhow-shadow-float:none}`
}

/** Light or dark, as the page is where the widget stands: the storefront's look has a palette for each. */
export function schemeOf(host: HTMLElement): 'light' | 'dark' {
  const ground = paintedBehind(host)
  const isDark = ground ? !isLight(ground) : isLight(surroundings(host).color)
  return isDark ? 'dark' : 'light'
}

function surroundings(host: HTMLElement): CSSStyleDeclaration {
  return getComputedStyle(host.parentElement ?? host)
}
