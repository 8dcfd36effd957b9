import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { ContactLinks, contextOfHours } from '../../shell/contact-links.tsx'
import type { DataOf } from '../registry.ts'
import './home-support.css'

/** Help, and what can be relied on. */
export function HomeSupport({ data: { offer } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { address, storefront } = useEnvironment()
  const hours = contextOfHours(storefront.contact)
  return (
    <section className="home-support">
      <div className="home-support__panel">
        <div>
          <h2 className="home-support__title display">{t('support.title', hours)}</h2>
          <p className="home-support__text">{t('support.text', hours)}</p>
          <ContactLinks contact={storefront.contact} />
          <ButtonLink className="home-support__faq" href={address({ to: 'faq' })}>
            {t('support.faq')}
          </ButtonLink>
        </div>
        {offer.priced ? (
          <ul className="home-support__promises">
            <li>
              <Icon name="check" size={24} />
              <span>
                <strong>{t('support.free.title')}</strong>
                {t('support.free.text')}
              </span>
            </li>
            <li>
              <Icon name="lock" size={24} />
              <span>
                <strong>{t('support.secure.title')}</strong>
                {t('support.secure.text')}
              </span>
            </li>
            <li>
              <Icon name="shield" size={24} />
              <span>
                <strong>{t('support.refund.title')}</strong>
                {t('support.refund.text')}
              </span>
            </li>
          </ul>
        ) : null}
      </div>
    </section>
  )
}
