import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { contextOfHours } from '../../shell/contact-links.tsx'
import { messageAddress } from '../../shell/message-address.ts'
import { ContactForm } from './contact-form.tsx'
import './contact-page.css'

/** Every way to reach a person. */
export function ContactPage() {
  const { t } = useTranslation(['content', 'shell'])
  const { address, storefront } = useEnvironment()
  const { phone, whatsapp, email, chat } = storefront.contact
  const ways = [
    phone && { title: t('contact.phone'), shown: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    whatsapp && { title: t('contact.whatsapp'), shown: whatsapp, href: messageAddress(whatsapp), away: true },
    chat && {
      title: t('contact.chat', { ns: 'shell' }),
      shown: new URL(chat).hostname,
      href: chat,
      away: true,
    },
    email && { title: t('contact.email'), shown: email, href: `mailto:${email}` },
  ].filter((way) => typeof way === 'object')
  return (
    <div className="contact-page">
      <h1 className="contact-page__title display" tabIndex={-1}>
        {t('contact.title')}
      </h1>
      <p className="contact-page__lead">{t('contact.lead', contextOfHours(storefront.contact))}</p>
      <dl className="contact-page__ways">
        {ways.map(({ title, shown, href, away }) => (
          <div key={title} className="contact-page__way">
            <dt className="contact-page__name">{title}</dt>
            <dd>
              <a
                className="contact-page__link display"
                href={href}
                {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                <span className="isolate">{shown}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {email ? <ContactForm /> : null}
      <div className="contact-page__first">
        <h2 className="contact-page__question display">{t('contact.firstTitle')}</h2>
        <p>{t('contact.first')}</p>
        <div className="contact-page__buttons">
          <ButtonLink href={address({ to: 'faq' })}>{t('contact.faq')}</ButtonLink>
          <ButtonLink href={address({ to: 'invoices' })}>{t('contact.bookings')}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
