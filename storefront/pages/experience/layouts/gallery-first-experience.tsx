import { useExperience } from '../use-experience.tsx'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import './gallery-first-experience.css'

/** Pictures from edge to edge, then title and facts over the whole width, then words with the panel beside them. */
export function GalleryFirstExperience(props: ExperienceLayoutProps) {
  const parts = useExperience(props)
  return (
    <article className="gallery-first-experience">
      <div className="gallery-first-experience__gallery">{parts.gallery}</div>
      <div className="gallery-first-experience__head">
        {parts.crumbs}
        {parts.heading}
        {parts.facts}
      </div>
      <div className="gallery-first-experience__body">
        {parts.column ? <div className="gallery-first-experience__aside">{parts.column}</div> : null}
        <div className="gallery-first-experience__main">
          {parts.inline}
          {parts.overview}
          {parts.stated}
          {parts.itinerary}
          {parts.includes}
          {parts.practical}
        </div>
      </div>
      <div className="gallery-first-experience__after">
        {parts.reviews}
        {parts.related}
      </div>
      {parts.bar}
    </article>
  )
}
