import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../registry.ts'
import './hero-parts.css'

/** A first screen of the home page. */
export type Hero = ComponentType<{ data: DataOf<'home'> }>

/** The site's one sentence. */
export function Slogan({ data }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  return (
    <h1 className="hero-parts__slogan display" tabIndex={-1}>
      {data.slogan ?? t('slogan')}
    </h1>
  )
}

/** How much there is, and the figures that the site is configured to tell. */
export function Offer({ data: { offer, figures } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const told = figureNames.filter((name) => figures[name] !== undefined)
  return (
    <>
      <p className="hero-parts__promise">
        {t('promise', {
          experiences: offer.experiences,
          places: t('places', { count: offer.destinations }),
        })}
      </p>
      {told.length > 0 ? (
        <ul className="hero-parts__figures" aria-label={t('figures.title')}>
          {told.map((name) => (
            <li key={name}>
              <strong>{figures[name]}</strong> {t(`figures.${name}`, { count: countIn(figures[name]) })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The number of a figure as it is written, "1,200+"; not one where it has letters, "10k". */
function countIn(figure = ''): number {
  return /\p{L}/u.test(figure) ? NaN : Number(figure.replace(/\P{Nd}/gu, ''))
}

const figureNames = ['experiences', 'activities', 'reviews'] as const
