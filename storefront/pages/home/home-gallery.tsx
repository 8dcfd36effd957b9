import { useTranslation } from 'react-i18next'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import './home-gallery.css'

/** Pictures and nothing else, from one edge of the screen to the other. */
export function HomeGallery({ data: { gallery: pictures } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  if (pictures.length === 0) return null
  return (
    <HomeSection title={t('gallery')} wide>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard, and pictures are not */}
      <ul className="home-gallery" tabIndex={0} aria-label={t('gallery')}>
        {pictures.map((picture) => (
          <li key={picture.src} className="home-gallery__item">
            <Picture picture={picture} sizes="(width < 768px) 60vw, 300px" />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
