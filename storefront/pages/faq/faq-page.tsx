import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { ContactLinks, contextOfHours } from '../../shell/contact-links.tsx'
import { RichText } from '../article/rich-text.tsx'
import type { DataOf } from '../registry.ts'
import './faq-page.css'

/** Questions that fold open, and people to ask the rest. */
export function FaqPage({ data: { questions } }: { data: DataOf<'faq'> }) {
  const { t } = useTranslation('content')
  const { storefront } = useEnvironment()
  return (
    <div className="faq-page">
      <div className="faq-page__side">
        <h1 className="faq-page__title display" tabIndex={-1}>
          {t('faq.title')}
        </h1>
        <p className="faq-page__lead">{t('faq.lead', contextOfHours(storefront.contact))}</p>
        <ContactLinks contact={storefront.contact} />
      </div>
      <div className="faq-page__list">
        {questions.map(({ question, html }) => (
          <details key={question} className="faq-page__item">
            <summary className="faq-page__question">
              <bdi>{question}</bdi>
              <Icon name="plus" size={24} />
            </summary>
            <div className="faq-page__answer">
              <RichText html={html} />
            </div>
          </details>
        ))}
        {questions.length === 0 ? <p>{t('faq.empty')}</p> : null}
      </div>
    </div>
  )
}
