import { useTranslation } from 'react-i18next'
import type { DataOf } from '../registry.ts'
import { tokenNames } from './token-names.ts'
import './option-guide.css'

/** Every option of the widget, each under the anchor that the widget's warnings lead to, and how it is written. */
const options = {
  storefront: 'storefront="my-shop"',
  view: 'view="search | listing | experience | availability | cart | checkout | invoices | button"',
  experience: 'experience="my-experience"',
  language: 'language="ar"',
  currency: 'currency="EUR"',
  theme: 'theme="default | transparent"',
  scheme: 'scheme="light | dark | auto"',
  label: 'label="Book now"',
  corner: 'corner="bottom-right | bottom-left | top-right | top-left"',
  offset: 'offset="16 88"',
  switches: 'switches="language currency"',
  layout: 'layout="stacked | row"',
  tokens: 'tokens="act: #0a7766; radius-card: 4px"',
  buyer: `element.buyer = { firstName: 'Ada', email: 'ada@example.com' }`,
  consent: 'consent="granted | denied"',
  analytics: 'analytics="dataLayer"',
  returnUrl: 'return-url="/thanks"',
} as const

/** What a page may ask of the widget, told by the shop that is chosen and what it sells. */
export function OptionGuide({ data: { choice, experiences } }: { data: DataOf<'integration'> }) {
  const { t } = useTranslation('integration')
  const sold = choice.experience ?? experiences[0]?.slug
  const own: Partial<Record<string, string>> = {
    storefront: `storefront="${choice.shop}"`,
    ...(sold && { experience: `experience="${sold}"` }),
  }
  return (
    <section className="option-guide" aria-labelledby="options">
      <div className="option-guide__head">
        <h2 id="options" className="option-guide__title display">
          {t('options.title')}
        </h2>
        <p>{t('options.lead')}</p>
      </div>
      <dl>
        {Object.entries(options).map(([name, written]) => (
          <div key={name} id={name} className="option-guide__option">
            <dt>
              <code dir="ltr">{own[name] ?? written}</code>
            </dt>
            <dd className="option-guide__meaning">
              {t(`options.${name}`)}
              {name === 'tokens' ? (
                <code className="option-guide__names" dir="ltr">
                  {tokenNames.join(', ')}
                </code>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
