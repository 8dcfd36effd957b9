import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import { useExperience } from '../use-experience.tsx'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import './split-experience.css'

/** One picture that stays on one half of a wide screen, everything that is read and chosen on the other. */
export function SplitExperience(props: ExperienceLayoutProps) {
  const parts = useExperience(props)
  const [, second] = props.data.experience.pictures
  return (
    <article className="split-experience">
      <div className="split-experience__halves">
        <div className="split-experience__picture">
          <Picture picture={props.data.experience.hero} sizes="(width < 900px) 150vw, 1500px" eager />
        </div>
        <div className="split-experience__words">
          {parts.crumbs}
          <div className="split-experience__head">{parts.heading}</div>
          {parts.facts}
          {parts.inline}
          {parts.column}
          {parts.overview}
          {parts.stated}
          {second ? (
            <figure className="split-experience__plate">
              <Picture picture={second} sizes="(width < 900px) 100vw, 600px" />
              <figcaption className="split-experience__caption" lang={second.inEnglish && 'en'}>
                {second.alt}
              </figcaption>
            </figure>
          ) : null}
          {parts.itinerary}
          {parts.includes}
          {parts.practical}
          {parts.reviews}
        </div>
      </div>
      <div className="split-experience__related">{parts.related}</div>
      {parts.bar}
    </article>
  )
}
