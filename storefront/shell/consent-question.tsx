import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { Button } from '../../widget/ui/controls/button.tsx'
import type { Consent } from '../telling/consent.ts'
import './consent-question.css'

/** The style property of the page that says how much of the window's end the question covers. */
const coveredProperty = '--covered-block-end'

/**
 * Asks whether the site may count visits by its tag manager. Yes and no are as easy as each other; nothing waits for it:
 * what else stands at the end of the window, the booking button of a phone first, stands above it.
 */
export function ConsentQuestion({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  const question = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = question.current
    if (!element) return undefined
    const { documentElement } = element.ownerDocument
    const observer = new ResizeObserver(() =>
      documentElement.style.setProperty(coveredProperty, `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      documentElement.style.removeProperty(coveredProperty)
    }
  }, [])

  return (
    <section ref={question} className="consent-question" aria-label={t('consent.title')}>
      <p className="consent-question__text">
        {t('consent.text')} <a href={address({ to: 'privacy' })}>{t('footer.privacy')}</a>
      </p>
      <div className="consent-question__answers">
        <Button onClick={() => onAnswer('denied')}>{t('consent.deny')}</Button>
        <Button onClick={() => onAnswer('granted')}>{t('consent.grant')}</Button>
      </div>
    </section>
  )
}
