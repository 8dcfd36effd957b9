import { useTranslation } from 'react-i18next'
import type { RoutePoint } from '../../../../server/contract/stated-facts.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { formatKilometres, formatMetres, marksBetween, writeFigures } from './route-figures.ts'
import { dot } from '../../../../widget/ui/facts/dot.ts'
import './route-profile.css'

/** Where the heights are drawn, in hundredths of the drawing; below them stand the kilometres, behind them their scale. */
const top = 14
const foot = 84
const width = 90

/** Heights along the way as the listing states them, joined by straight lines; its figures above, its places below. */
export function RouteProfile({
  points,
  isEnglish,
}: {
  points: readonly RoutePoint[]
  /** The names are in English, and the page is not. */
  isEnglish: boolean
}) {
  const { t } = useTranslation('stated')
  const { formats } = useEnvironment()
  const figures = writeFigures(points, formats)
  const places = points.flatMap((point) => (point.name === undefined ? [] : [{ ...point, name: point.name }]))
  return (
    <div className="route-profile">
      <dl className="route-profile__figures">
        {(['climb', 'length', 'highest'] as const).map((figure) => (
          <div key={figure}>
            <dt className="route-profile__term">{t(`route.${figure}`)}</dt>
            <dd className="route-profile__figure display">{figures[figure]}</dd>
          </div>
        ))}
      </dl>
      <Drawing points={points} label={t('route.described', figures)} />
      {places.length > 0 ? (
        <ol className="route-profile__places" aria-label={t('route.places')}>
          {places.map(({ kilometres, altitudeMetres, name }) => (
            <li key={kilometres} className="route-profile__place">
              <bdi className="route-profile__name" {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
                {name}
              </bdi>
              <span className="route-profile__at">
                {formatKilometres(kilometres, formats)}
                {dot}
                {formatMetres(altitudeMetres, formats)}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

function Drawing({ points, label }: { points: readonly RoutePoint[]; label: string }) {
  const { direction, formats } = useEnvironment()
  const heights = points.map(({ altitudeMetres }) => altitudeMetres)
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  const start = points[0]?.kilometres ?? 0
  const length = (points.at(-1)?.kilometres ?? 0) - start
  // a flat way is drawn in the middle
  const rise = highest - lowest || 1
  const across = (kilometres: number) => {
    const share = ((kilometres - start) / length) * width
    return round(direction === 'rtl' ? 100 - share : share)
  }
  const down = (metres: number) => round(foot - ((metres - lowest) / rise) * (foot - top))
  const line = points
    .map(({ kilometres, altitudeMetres }) => `${across(kilometres)} ${down(altitudeMetres)}`)
    .join('L')
  const end = start + length
  const levels = marksBetween(lowest, highest, 3)
  const number = formats.number({ maximumFractionDigits: 1 })
  let place = 0
  return (
    <svg className="route-profile__drawing" role="img" aria-label={label}>
      {levels.map((metres) => (
        <line
          key={metres}
          className="route-profile__level"
          x1={`${across(start)}%`}
          x2={`${across(end)}%`}
          y1={`${down(metres)}%`}
          y2={`${down(metres)}%`}
        />
      ))}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="route-profile__ground" d={`M${line}L${across(end)} 88L${across(start)} 88Z`} />
        <path className="route-profile__line" d={`M${line}`} />
      </svg>
      {levels.map((metres) => (
        <text
          key={metres}
          className="route-profile__mark"
          x={`${across(end)}%`}
          y={`${down(metres)}%`}
          dx={direction === 'rtl' ? '-1em' : '1em'}
          dy="0.35em"
          textAnchor="start"
        >
          {metres === levels.at(-1) ? formatMetres(metres, formats) : number.format(metres)}
        </text>
      ))}
      {marksBetween(start, end, 5)
        .filter((kilometres) => kilometres === start || kilometres <= end - length / 6)
        .map((kilometres) => (
          <text
            key={kilometres}
            className="route-profile__mark"
            x={`${across(kilometres)}%`}
            y="100%"
            dy="-0.25em"
            textAnchor={kilometres === start ? 'start' : 'middle'}
          >
            {number.format(kilometres)}
          </text>
        ))}
      <text className="route-profile__mark" x={`${across(end)}%`} y="100%" dy="-0.25em" textAnchor="end">
        {formatKilometres(end, formats)}
      </text>
      {points.map(({ kilometres, altitudeMetres, name }) =>
        name === undefined ? null : (
          <svg
            key={kilometres}
            className="route-profile__point"
            x={`${across(kilometres)}%`}
            y={`${down(altitudeMetres)}%`}
          >
            <circle className="route-profile__dot" r="11" />
            <text className="route-profile__number" dy="0.36em" textAnchor="middle">
              {number.format((place += 1))}
            </text>
          </svg>
        ),
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
