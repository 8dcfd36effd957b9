import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { defaultTheme } from '../themes/default.ts'
import { createLook } from '../widget/embed/look.ts'
import type { Shop } from '../widget/embed/shop.ts'
import './host-page.css'

/** What both shells take: the theme as a style sheet, and what is drawn with the element for dialogs and toasts. */
export interface ShellProps {
  theme: (selector: string) => string
  /** The story has no look of its own but that of the page around it. */
  isTransparent: boolean
  language: string
  direction: 'ltr' | 'rtl'
  children: (portal: HTMLElement | undefined) => ReactNode
}

/** The story as a part of a page. */
export function PageShell({ theme, language, direction, children }: ShellProps) {
  const [portal, setPortal] = useState<HTMLDivElement | null>(null)
  return (
    <div className="dhow" lang={language} dir={direction}>
      <style>{theme(':root')}</style>
      {children(portal ?? undefined)}
      <div ref={setPortal} />
    </div>
  )
}

/** The story as a widget in a foreign page: in a shadow root, with its own copy of the components' style sheets. */
export function ShadowShell({ theme, isTransparent, language, direction, children }: ShellProps) {
  const host = useRef<HTMLDivElement>(null)
  const [portal, setPortal] = useState<HTMLDivElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot>()

  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const components = new CSSStyleSheet()
    const look = createLook(element, shopOfStories, () => undefined)
    if (isTransparent) {
      look.show({
        storefront: '',
        view: 'listing',
        theme: 'transparent',
        tokens: {},
        buyer: {},
      })
    }
    shadow.adoptedStyleSheets = [components, look.sheet]
    const { ownerDocument: document } = element
    const copy = () => components.replaceSync(componentRules(document))
    copy()
    // a screen that is loaded when it is wanted brings its style sheet with it
    const later = new MutationObserver(copy)
    later.observe(document.head, { childList: true, subtree: true, characterData: true })
    setRoot(shadow)
    return () => {
      later.disconnect()
      look.release()
    }
  }, [isTransparent])

  return (
    <div className={isTransparent ? 'host-page' : undefined}>
      <div ref={host} lang={language} dir={direction}>
        {root === undefined
          ? null
          : createPortal(
              <>
                {isTransparent ? null : <style>{theme(':host')}</style>}
                <div className="dhow widget-root">{children(portal ?? undefined)}</div>
                <div className="dhow widget-overlays" ref={setPortal} />
              </>,
              root,
            )}
      </div>
    </div>
  )
}

/** The look of a widget asks its storefront for the theme alone. */
const shopOfStories = { setup: { theme: defaultTheme } } as unknown as Shop

/** Everything the components have put into the document's head: a shadow root sees none of it by itself. */
function componentRules(document: Document): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return rules.filter((rule) => !rule.startsWith('@font-face') && !rule.startsWith('@import')).join('\n')
}
