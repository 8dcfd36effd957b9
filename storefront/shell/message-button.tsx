import { useTranslation } from 'react-i18next'
import type { Contact } from '../../server/contract/storefronts.ts'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { messageAddress } from './message-address.ts'
import './message-button.css'

/** Opens a conversation with support. It yields where the page has a bar of its own at the foot of a phone. */
export function MessageButton({ contact: { whatsapp }, yields }: { contact: Contact; yields: boolean }) {
  const { t } = useTranslation('shell')
  if (!whatsapp) return null
  return (
    <aside aria-label={t('contact.label')}>
      <a
        className={yields ? 'message-button message-button--yields' : 'message-button'}
        href={messageAddress(whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" size={24} />
        <span className="message-button__words">{t('contact.message')}</span>
      </a>
    </aside>
  )
}
