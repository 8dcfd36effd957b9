import { useExperience } from '../use-experience.tsx'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import './two-column-experience.css'

/** The words on one side and the booking panel in reach on the other. */
export function TwoColumnExperience(props: ExperienceLayoutProps) {
  const parts = useExperience(props)
  return (
    <article className="two-column-experience">
      <div className="two-column-experience__crumbs">{parts.crumbs}</div>
      <div
        className={`two-column-experience__body${parts.column ? ' two-column-experience__body--aside' : ''}`}
      >
        <div className="two-column-experience__gallery">{parts.gallery}</div>
        <div className="two-column-experience__top">
          {parts.heading}
          {parts.facts}
        </div>
        {parts.column ? <div className="two-column-experience__aside">{parts.column}</div> : null}
        <div className="two-column-experience__main">
          {parts.inline}
          {parts.overview}
          {parts.stated}
          {parts.includes}
          {parts.itinerary}
          {parts.practical}
          {parts.reviews}
        </div>
      </div>
      <div className="two-column-experience__related">{parts.related}</div>
      {parts.bar}
    </article>
  )
}
