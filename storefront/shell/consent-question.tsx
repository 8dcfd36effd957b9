import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { Button } from '../../widget/ui/controls/button.tsx'
import type { Consent } from '../navigation/consent.ts'
import './consent-question.css'

/** Asks whether the site may count visits by its tag manager. Yes and no are as easy as each other; nothing waits for it. */
export function ConsentQuestion({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const { t } = useTranslation('shell')
  const { address } = useEnvironment()
  return (
    <section className="consent-question" aria-label={t('consent.title')}>
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
