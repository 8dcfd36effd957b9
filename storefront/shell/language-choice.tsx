import { useTranslation } from 'react-i18next'
import type { Shell } from '../../server/contract/pages.ts'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { Popup } from '../../widget/ui/overlays/popup.tsx'
import { chooseLanguage } from '../navigation/language-cookie.ts'
import { localeRecord } from '../../locales/locale-records.ts'
import './choice-list.css'

/** The same page in another language. */
export function LanguageChoice({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  if (shell.storefront.languages.length < 2) return null
  const code = shell.language.toUpperCase()
  return (
    <Popup
      edge="end"
      // who says what they see must be understood (WCAG 2.5.3)
      name={t('language.choose', { current: `${code}, ${localeRecord(shell.language).name}` })}
      label={
        <>
          <Icon name="language" />
          <span aria-hidden="true">{code}</span>
        </>
      }
    >
      <LanguageList shell={shell} />
    </Popup>
  )
}

/** Every language of the site, each in its own words. */
export function LanguageList({ shell }: { shell: Shell }) {
  return (
    <ul className="choice-list">
      {shell.storefront.languages.map((code) => {
        const href = shell.addresses[code]
        if (!href) return null
        const isCurrent = code === shell.language
        return (
          <li key={code}>
            <a
              className="choice-list__item"
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={({ currentTarget }) => chooseLanguage(currentTarget, code)}
            >
              {localeRecord(code).name}
              {isCurrent ? <Icon name="check" size={16} /> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
