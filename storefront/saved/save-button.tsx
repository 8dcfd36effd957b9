import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { SiteIcon } from '../shell/site-icon.tsx'
import { useKept } from './kept-context.tsx'
import './save-button.css'

/** Puts an experience on the visitor's list, or takes it off. In the corner of a card it is a heart alone. */
export function SaveButton({
  slug,
  title,
  withWord = false,
}: {
  slug: string
  title: string
  withWord?: boolean
}) {
  const { t } = useTranslation('saved')
  const { announce } = useEnvironment()
  const { slugs, kept } = useKept('saved')
  const isSaved = slugs.includes(slug)
  return (
    <button
      type="button"
      className={`save-button${withWord ? ' save-button--word' : ''}${isSaved ? ' save-button--saved' : ''}`}
      // its words change with its state: to be pressed as well would say it twice, or deny it
      aria-label={t(isSaved ? 'save.takeOff' : 'save.action', { title })}
      onClick={() => {
        if (isSaved) kept?.remove(slug)
        else kept?.add(slug)
        announce(t(isSaved ? 'save.removed' : kept?.isOfAccount() ? 'save.addedToAccount' : 'save.added'))
      }}
    >
      <SiteIcon name="heart" />
      {withWord ? <span>{t(isSaved ? 'save.saved' : 'save.word')}</span> : null}
    </button>
  )
}

/** The corner of a card. */
export function SaveCorner({ card: { slug, title } }: { card: { slug: string; title: string } }) {
  return <SaveButton slug={slug} title={title} />
}
