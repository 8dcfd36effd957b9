import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guide } from '../../../server/contract/stated-facts.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { languagesText } from '../../../widget/ui/facts/languages-text.ts'
import './guide-card.css'

/** Somebody who takes travellers along: a mark of their initials, their name, what they speak and what is said about them. */
export function GuideCard({
  guide: { name, languages, about },
  isEnglish,
  children,
}: {
  guide: Guide
  /** What is said about them is in English, and the page is not. */
  isEnglish: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('stated')
  const { formats } = useEnvironment()
  return (
    <li className="guide-card">
      <span className="guide-card__mark display" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="guide-card__words">
        {/* a name is written as its owner writes it, whatever the language of the page */}
        <h3 className="guide-card__name display">
          <bdi lang="">{name}</bdi>
        </h3>
        {languages.length > 0 ? (
          <p className="guide-card__speaks">
            {t('guides.speaks', { languages: languagesText(languages, formats) })}
          </p>
        ) : null}
        {about ? <p {...(isEnglish && ({ lang: 'en', dir: 'ltr' } as const))}>{about}</p> : null}
        {children}
      </div>
    </li>
  )
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/)
  const last = names.length > 1 ? names.at(-1) : undefined
  return [names[0], last].map((one = '') => /^./u.exec(one)?.[0] ?? '').join('')
}
