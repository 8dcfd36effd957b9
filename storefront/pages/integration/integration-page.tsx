import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import { ChoiceForm } from './choice-form.tsx'
import { CodeBlock } from './code-block.tsx'
import { LiveView } from './live-view.tsx'
import { OptionGuide } from './option-guide.tsx'
import { PolicyGuide } from './policy-guide.tsx'
import { snippetOf, ways } from './snippets.ts'
import './integration-page.css'

/** For suppliers: chooses a widget, shows it live, and gives the lines to copy for it. */
export function IntegrationPage({ data }: { data: DataOf<'integration'> }) {
  const { t } = useTranslation('integration')
  const { address } = useEnvironment()
  return (
    <div className="integration-page">
      <header className="integration-page__head">
        <h1 className="integration-page__title display" tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="integration-page__lead">{t('lead')}</p>
      </header>
      <div className="integration-page__bench">
        <div className="integration-page__choice">
          <ChoiceForm data={data} />
          <section className="integration-page__ways" aria-labelledby="copy">
            <h2 id="copy" className="integration-page__subtitle">
              {t('copy.title')}
            </h2>
            {ways.map((way) => (
              <details key={way} name="way" open={way === 'html'} className="integration-page__way">
                <summary className="integration-page__name">{t(`way.${way}.name`)}</summary>
                <CodeBlock
                  label={t(`way.${way}.name`)}
                  code={snippetOf(way, data.origin, data.choice, t('copy.link'))}
                />
                <p className="integration-page__note">{t(`way.${way}.note`)}</p>
              </details>
            ))}
          </section>
        </div>
        <div className="integration-page__live">
          <LiveView data={data} />
          <p className="integration-page__note">{t('live.note')}</p>
        </div>
      </div>
      <section className="integration-page__list">
        <h2 className="integration-page__question display">{t('list.title')}</h2>
        <p>{t('list.text')}</p>
        <ButtonLink href={address({ to: 'contact' })}>{t('list.contact')}</ButtonLink>
      </section>
      <section className="integration-page__list">
        <h2 className="integration-page__question display">{t('doctor.title')}</h2>
        <p>{t('doctor.text', { mark: '\u2066?dhow-doctor\u2069' })}</p>
        <ButtonLink href={`${address({ to: 'integration' })}?dhow-doctor`} data-load="full">
          {t('doctor.try')}
        </ButtonLink>
      </section>
      <OptionGuide data={data} />
      <PolicyGuide data={data} />
    </div>
  )
}
