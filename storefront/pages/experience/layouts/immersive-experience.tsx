import type { Picture as PictureData } from '../../../../server/contract/catalogue.ts'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import { useExperience } from '../use-experience.tsx'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import './immersive-experience.css'

/** A scroll of full pictures with plates of text on them. `groundOf`: a class for what is read below a picture. */
export function ImmersiveExperience({
  groundOf = () => '',
  ...props
}: ExperienceLayoutProps & { groundOf?: (picture: PictureData) => string }) {
  const parts = useExperience(props)
  const { hero, pictures } = props.data.experience
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
      <div className={`immersive-experience__band ${groundOf(hero)}`}>
        <div className="immersive-experience__facts">{parts.facts}</div>
        {parts.inline ? <div className="immersive-experience__words">{parts.inline}</div> : null}
        {parts.column ? <div className="immersive-experience__words">{parts.column}</div> : null}
        <div className="immersive-experience__words">{parts.overview}</div>
        <div className="immersive-experience__words">{parts.stated}</div>
        {second ? null : <div className="immersive-experience__words">{parts.itinerary}</div>}
      </div>
      {second ? (
        <section className="immersive-experience__scene">
          <Picture picture={second} sizes="100vw" />
          <div className="immersive-experience__plate">{parts.itinerary}</div>
        </section>
      ) : null}
      <div className={`immersive-experience__band ${groundOf(second ?? hero)}`}>
        <div className="immersive-experience__words">{parts.includes}</div>
      </div>
      {third ? (
        <div className="immersive-experience__scene immersive-experience__scene--still">
          <Picture picture={third} sizes="100vw" />
        </div>
      ) : null}
      <div className={`immersive-experience__band ${groundOf(third ?? second ?? hero)}`}>
        <div className="immersive-experience__words">
          {parts.practical}
          {parts.reviews}
        </div>
        <div className="immersive-experience__related">{parts.related}</div>
      </div>
      {parts.bar}
    </article>
  )
}
