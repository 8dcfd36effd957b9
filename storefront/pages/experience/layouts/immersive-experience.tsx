import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../../registry.ts'
import { useExperience } from '../use-experience.tsx'
import './immersive-experience.css'

/** A scroll of full pictures with plates of text on them. */
export function ImmersiveExperience({ data }: { data: DataOf<'experience'> }) {
  const parts = useExperience(data)
  const { hero, pictures } = data.experience
  const [, second, third] = pictures
  return (
    <article className="immersive-experience">
      <section className="immersive-experience__scene immersive-experience__scene--first">
        <Picture picture={hero} sizes="(width < 768px) 200vw, 120vw" eager />
        <div className="immersive-experience__title">
          {parts.crumbs}
          {parts.heading}
        </div>
      </section>
      <div className="immersive-experience__facts">{parts.facts}</div>
      {parts.inline ? <div className="immersive-experience__words">{parts.inline}</div> : null}
      {parts.column ? <div className="immersive-experience__words">{parts.column}</div> : null}
      <div className="immersive-experience__words">{parts.overview}</div>
      {second ? (
        <section className="immersive-experience__scene">
          <Picture picture={second} sizes="100vw" />
          <div className="immersive-experience__plate">{parts.itinerary}</div>
        </section>
      ) : (
        <div className="immersive-experience__words">{parts.itinerary}</div>
      )}
      <div className="immersive-experience__words">{parts.includes}</div>
      {third ? (
        <div className="immersive-experience__scene immersive-experience__scene--still">
          <Picture picture={third} sizes="100vw" />
        </div>
      ) : null}
      <div className="immersive-experience__words">
        {parts.practical}
        {parts.reviews}
      </div>
      <div className="immersive-experience__related">{parts.related}</div>
      {parts.bar}
    </article>
  )
}
