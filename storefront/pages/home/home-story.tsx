import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import './home-story.css'

/** Who they are, in the supplier's own words. */
export function HomeStory({ data: { about, gallery } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { address, storefront } = useEnvironment()
  if (!about) return null
  const [picture] = gallery
  return (
    <section className="home-story">
      {picture ? (
        <div className="home-story__picture">
          <Picture picture={picture} sizes="(width < 900px) 92vw, 480px" />
        </div>
      ) : null}
      <div className="home-story__words">
        <h2 className="home-story__title display">{storefront.name}</h2>
        <p className="home-story__text">{about}</p>
        <ButtonLink href={address({ to: 'about' })}>{t('story.more')}</ButtonLink>
      </div>
    </section>
  )
}
