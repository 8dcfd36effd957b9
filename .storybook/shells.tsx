import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** What both shells take: the theme as a style sheet, and what is drawn with the element for dialogs and toasts. */
export interface ShellProps {
  theme: (selector: string) => string
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
export function ShadowShell({ theme, language, direction, children }: ShellProps) {
  const host = useRef<HTMLDivElement>(null)
  const [portal, setPortal] = useState<HTMLDivElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot>()

  useEffect(() => {
    const element = host.current
    if (element === null) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [componentSheet(element.ownerDocument)]
    setRoot(shadow)
  }, [])

  return (
    <div ref={host} lang={language} dir={direction}>
      {root === undefined
        ? null
        : createPortal(
            <>
              <style>{theme(':host')}</style>
              <div className="dhow">
                {children(portal ?? undefined)}
                <div ref={setPortal} />
              </div>
            </>,
            root,
          )}
    </div>
  )
}

/** Everything the components have put into the document's head: a shadow root sees none of it by itself. */
function componentSheet(document: Document): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    rules.filter((rule) => !rule.startsWith('@font-face') && !rule.startsWith('@import')).join('\n'),
  )
  return sheet
}
