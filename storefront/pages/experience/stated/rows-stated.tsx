import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colonIn } from '../../../../locales/colon.ts'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { DetailSection } from '../../../../widget/experience/detail-section.tsx'
import { englishMark } from '../../../../widget/ui/facts/english-mark.ts'
import { languagesText } from '../../../../widget/ui/facts/languages-text.ts'
import { writeFigures } from './route-figures.ts'
import './rows-stated.css'

/** What only some listings state. */
export type StatedField = 'guides' | 'routeProfile' | 'weatherPlan' | 'dressCode' | 'houseNotes' | 'words'

/** What the listing states as plain rows, but for what the look shows in a block of its own. */
export function RowsStated({
  experience,
  except = [],
}: {
  experience: Experience
  except?: readonly StatedField[]
}) {
  const { t } = useTranslation('stated')
  const { formats } = useEnvironment()
  const { guides, routeProfile, weatherPlan, dressCode, houseNotes, words } = experience
  const mark = (field: StatedField) => englishMark(experience, field)
  const rows: readonly (readonly [StatedField, string, ReactNode])[] = [
    [
      'guides',
      t('guides.title'),
      guides?.map(({ name, languages, about }) => (
        <p key={name}>
          <strong>
            <bdi lang="">{name}</bdi>
          </strong>
          {languages.length > 0 ? ` (${languagesText(languages, formats)})` : null}
          {about ? (
            <bdi className="rows-stated__more" {...mark('guides')}>
              {about}
            </bdi>
          ) : null}
        </p>
      )),
    ],
    ['routeProfile', t('route.title'), routeProfile && <Figures key="route" points={routeProfile} />],
    [
      'dressCode',
      t('dressCode'),
      dressCode && (
        <p key="dress">
          <bdi {...mark('dressCode')}>{dressCode}</bdi>
        </p>
      ),
    ],
    [
      'weatherPlan',
      t('weather'),
      weatherPlan?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          <bdi {...mark('weatherPlan')}>{paragraph}</bdi>
        </p>
      )),
    ],
    [
      'houseNotes',
      t('houseNotes'),
      houseNotes?.map((note) => (
        <p key={note}>
          <bdi {...mark('houseNotes')}>{note}</bdi>
        </p>
      )),
    ],
    [
      'words',
      t('words'),
      words?.map(({ word, meaning }) => (
        <p key={word}>
          <strong>
            <bdi {...mark('words')}>{word}</bdi>
          </strong>
          <bdi className="rows-stated__more" {...mark('words')}>
            {meaning}
          </bdi>
        </p>
      )),
    ],
  ]
  const shown = rows.filter(([field]) => experience[field] !== undefined && !except.includes(field))
  if (shown.length === 0) return null
  return (
    <DetailSection title={t('title')}>
      <dl className="rows-stated">
        {shown.map(([field, term, value]) => (
          <div key={field} className="rows-stated__row">
            <dt className="rows-stated__term">{term}</dt>
            <dd className="rows-stated__value">{value}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}

function Figures({ points }: { points: NonNullable<Experience['routeProfile']> }) {
  const { t } = useTranslation('stated')
  const { formats, language } = useEnvironment()
  const figures = writeFigures(points, formats)
  return (['climb', 'length', 'highest'] as const).map((figure) => (
    <p key={figure}>
      {t(`route.${figure}`)}
      {colonIn(language)}
      {figures[figure]}
    </p>
  ))
}
