import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import type { DataOf } from '../registry.ts'
import { menuLabels } from '../../shell/menu.ts'
import { FilledText } from '../../../widget/ui/facts/filled-text.tsx'
import { nameOf } from '../../../widget/ui/facts/name-of.tsx'
import './listing-head.css'

/** What the list is about, and the way back up: the day and the guests go along. */
export function ListingHead({ data: { search, about } }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('listing')
  const { t: tShell } = useTranslation('shell')
  const { address, formats } = useEnvironment()
  const { query, destination, category, didYouMean, notAll, unread } = search
  // with no results the reader is asked first
  const corrected = search.total > 0 ? didYouMean : undefined
  const text = corrected ?? query.text
  const titles: Record<typeof about, ReactNode> = {
    all: text ? t('title.text', { text }) : t('title.all'),
    destination: (
      <FilledText
        text={t('title.destination', { place: '<place/>' })}
        parts={{ place: destination && nameOf(destination) }}
      />
    ),
    category: category && nameOf(category),
    kind: query.kind ? tShell(menuLabels[query.kind]) : '',
    text: t('title.text', { text }),
  }
  const subject = about === 'destination' ? destination : about === 'category' ? category : undefined
  return (
    <header className="listing-head">
      {about === 'all' ? null : (
        <nav className="listing-head__trail" aria-label={t('trail')}>
          <a
            className="listing-head__up"
            href={address({ to: 'listing', filters: { date: query.date, guests: query.guests } })}
          >
            {t('title.all')}
          </a>
        </nav>
      )}
      <h1 className="listing-head__title display" tabIndex={-1}>
        {titles[about]}
      </h1>
      {corrected ? <p className="listing-head__intro">{t('title.corrected', { text: query.text })}</p> : null}
      {notAll && search.total > 0 ? (
        <p className="listing-head__intro">
          {notAll.length === 1
            ? t('title.corrected', { text: notAll[0] })
            : t('title.notAll', { words: formats.list().format(notAll) })}
        </p>
      ) : null}
      {unread ? (
        <p className="listing-head__intro">{t('title.unread', { words: formats.list().format(unread) })}</p>
      ) : null}
      {about === 'kind' && query.kind ? (
        <p className="listing-head__intro">{t(`kind.${query.kind}`)}</p>
      ) : null}
      {subject?.intro ? (
        <p className="listing-head__intro" {...(subject.introInEnglish && { lang: 'en', dir: 'ltr' })}>
          {subject.intro}
        </p>
      ) : null}
    </header>
  )
}
