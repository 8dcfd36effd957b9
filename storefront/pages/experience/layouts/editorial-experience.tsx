import { useTranslation } from 'react-i18next'
import { Picture } from '../../../../widget/ui/pictures/picture.tsx'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import type { DataOf } from '../../registry.ts'
import { useExperience } from '../use-experience.tsx'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import './editorial-experience.css'

/** Told as a story: contents, a narrow measure, a drop capital, pictures with captions, what a traveller said, numbered notes. */
export function EditorialExperience(props: ExperienceLayoutProps) {
  const { t } = useTranslation('detail')
  const parts = useExperience(props)
  const { experience, reviews } = props.data
  const [, second, third] = experience.pictures
  const told = reviews.reviews.find(({ rating, body }) => rating >= 4 && body.length < 220)
  const minutes = readingMinutes(experience.overviewHtml, experience.highlights, experience.knowBeforeYouGo)
  return (
    <article className="editorial-experience">
      <div className="editorial-experience__head">
        {parts.crumbs}
        <p className="editorial-experience__reading">{t('stated:story.minutes', { count: minutes })}</p>
        {parts.heading}
        <Contents experience={experience} />
      </div>
      <figure className="editorial-experience__lead">
        <Picture picture={experience.hero} sizes="100vw" eager />
        <figcaption className="editorial-experience__caption" lang={experience.hero.inEnglish && 'en'}>
          {experience.hero.alt}
        </figcaption>
      </figure>
      <div className="editorial-experience__body">
        <div className="editorial-experience__facts">{parts.facts}</div>
        {parts.inline}
        <div className="editorial-experience__story">{parts.overview}</div>
        {parts.stated}
        {told ? (
          <figure className="editorial-experience__quote">
            <blockquote className="editorial-experience__said display" lang={told.language} dir="auto">
              {told.body}
            </blockquote>
            <figcaption className="editorial-experience__caption">{told.author}</figcaption>
          </figure>
        ) : null}
        {second ? <Plate picture={second} /> : null}
        {parts.itinerary}
        {third ? <Plate picture={third} /> : null}
        {parts.includes}
        <div className="editorial-experience__notes">{parts.practical}</div>
        {parts.reviews}
      </div>
      <div className="editorial-experience__related">{parts.related}</div>
      {parts.bar}
    </article>
  )
}

/** What the story tells, in its order, as far as there is something of it. */
function Contents({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { itinerary, includes, excludes, knowBeforeYouGo } = experience
  const told = [
    'overview',
    itinerary.length > 0 && 'itinerary',
    includes.length + excludes.length > 0 && 'includes',
    knowBeforeYouGo.length > 0 && 'know',
    'reviews',
  ].filter((id) => id !== false)
  return (
    <nav className="editorial-experience__contents" aria-label={t('stated:story.contents')}>
      <ol className="editorial-experience__parts">
        {told.map((id) => (
          <li key={id}>
            <a className="editorial-experience__part" href={`#${id}`}>
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Plate({ picture }: { picture: DataOf<'experience'>['experience']['hero'] }) {
  return (
    <figure className="editorial-experience__plate">
      <Picture picture={picture} sizes="(width < 900px) 100vw, 860px" />
      <figcaption className="editorial-experience__caption" lang={picture.inEnglish && 'en'}>
        {picture.alt}
      </figcaption>
    </figure>
  )
}

/** At 220 words a minute; at least one. Words of the story itself, not of what is said about it. */
function readingMinutes(html: string, ...lists: string[][]): number {
  const words = [html.replaceAll(/<[^>]*>/g, ' '), ...lists.flat()].join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / 220))
}
