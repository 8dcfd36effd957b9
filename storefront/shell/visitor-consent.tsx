import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type { Consent } from '../telling/consent.ts'
import type { ConsentQuestion } from './consent-question.tsx'

/** A visitor who wants to change their answer is asked again. */
export const askAgain = 'dhow:consent'

/**
 * Asks a visitor of a site with a tag manager once, in the browser, so that a page stays one and the same for every cache.
 * Until they agree nothing of the tag manager is loaded, stored or told.
 */
export function VisitorConsent({ tagManager }: { tagManager: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [Question, setQuestion] = useState<ComponentType<Parameters<typeof ConsentQuestion>[0]>>()

  useEffect(() => {
    const window = place.current?.ownerDocument.defaultView
    if (!window) return undefined
    const ask = async () => {
      const { ConsentQuestion: found } = await import('./consent-question.tsx')
      setQuestion(() => found)
    }
    const begin = async () => {
      const { readConsent, loadTagManager } = await import('../telling/consent.ts')
      const consent = readConsent(window.document)
      if (consent === 'granted') loadTagManager(window, tagManager)
      if (consent === undefined) await ask()
    }
    // a site that does not ask loads no analytics
    begin().catch(() => undefined)
    const again = () => void ask().catch(() => undefined)
    window.addEventListener(askAgain, again)
    return () => window.removeEventListener(askAgain, again)
  }, [tagManager])

  const answer = async (consent: Consent) => {
    const window = place.current?.ownerDocument.defaultView
    setQuestion(undefined)
    if (!window) return
    const { keepConsent, loadTagManager, readConsent } = await import('../telling/consent.ts')
    const before = readConsent(window.document)
    keepConsent(window.document, consent)
    if (consent === 'granted') loadTagManager(window, tagManager)
    // what was loaded cannot be taken back, but it can be left behind
    else if (before === 'granted') window.location.reload()
    window.dispatchEvent(new Event('dhow:consent-given'))
  }
  return <div ref={place}>{Question ? <Question onAnswer={(consent) => void answer(consent)} /> : null}</div>
}
