import { useTranslation } from 'react-i18next'
import type { Contact } from '../../server/contract/storefronts.ts'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { SiteIcon } from './site-icon.tsx'
import { messageAddress } from './message-address.ts'
import './contact-links.css'

/** Chooses between what a site says whose support answers 24 hours a day and what any other says. */
export function contextOfHours({ allHours }: Contact): { context?: 'allHours' } {
  return allHours ? { context: 'allHours' } : {}
}

/** Every way to reach support that the site has. */
export function ContactLinks({ contact: { phone, whatsapp, email, chat } }: { contact: Contact }) {
  const { t } = useTranslation('shell')
  return (
    <ul className="contact-links">
      {phone ? (
        <li>
          <a className="contact-links__link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <SiteIcon name="phone" />
            <span>
              <span className="visually-hidden">{t('contact.phone')} </span>
              <span className="isolate">{phone}</span>
            </span>
          </a>
        </li>
      ) : null}
      {whatsapp ? (
        <li>
          <a
            className="contact-links__link"
            href={messageAddress(whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            <span>
              {t('contact.whatsapp')} <span className="isolate">{whatsapp}</span>
            </span>
          </a>
        </li>
      ) : null}
      {chat ? (
        <li>
          <a className="contact-links__link" href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            <span>{t('contact.chat')}</span>
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a className="contact-links__link" href={`mailto:${email}`}>
            <Icon name="mail" />
            <span>
              <span className="visually-hidden">{t('contact.email')} </span>
              <span className="isolate">{email}</span>
            </span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}
