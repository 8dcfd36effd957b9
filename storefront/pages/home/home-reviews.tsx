import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../../../server/contract/pages.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { experiencePlace } from '../../../widget/environment/places.ts'
import { Stars } from '../../../widget/ui/facts/stars.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import './home-reviews.css'

/** What travellers said, with their names, their days, and how many said something. */
export function HomeReviews({ data: { testimonials, reviews } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { formats, storefront } = useEnvironment()
  if (testimonials.length === 0) return null
  const average =
    reviews && formats.number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(reviews.average)
  return (
    <HomeSection title={t('reviews.title')}>
      {storefront.demonstration ? (
        <p className="home-reviews__demonstration">{t('reviews.demonstration')}</p>
      ) : null}
      <div className="home-reviews">
        {reviews ? (
          <p className="home-reviews__sum">
            <span className="home-reviews__average display">{average}</span>
            <span className="home-reviews__based">
              {t('reviews.outOfFive')}
              <br />
              {t('reviews.based', { count: reviews.count })}
            </span>
          </p>
        ) : null}
        <ul className="home-reviews__list">
          {testimonials.slice(0, 4).map((testimonial) => (
            <li key={testimonial.id} className="home-reviews__item">
              <Quote testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { address, formats, language: page } = useEnvironment()
  const { author, body, experience, destination, language, rating, writtenOn } = testimonial
  return (
    <figure className="home-reviews__quote">
      <Stars value={rating} />
      <blockquote className="home-reviews__body" lang={language} dir="auto">
        {body}
      </blockquote>
      <figcaption>
        <bdi className="home-reviews__author" lang={language}>
          {author}
        </bdi>
        <time className="home-reviews__day" dateTime={writtenOn}>
          {formats.day(writtenOn, { dateStyle: 'long' })}
        </time>
        {language === page ? null : (
          <span className="home-reviews__day">{formats.names('language').of(language)}</span>
        )}
        <a className="home-reviews__about" href={address(experiencePlace({ ...experience, destination }))}>
          {experience.title}
        </a>
      </figcaption>
    </figure>
  )
}
