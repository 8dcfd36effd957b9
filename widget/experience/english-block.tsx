import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { TextField } from '../../server/contract/text-fields.ts'
import './english-block.css'

/** A text of the supplier: marked as English, in its direction and with a word, where the page's language has none. */
export function EnglishBlock({
  experience,
  field,
  children,
}: {
  experience: Pick<Experience, 'inEnglish'>
  field: TextField
  children: ReactNode
}) {
  const { t } = useTranslation('detail')
  if (!experience.inEnglish.includes(field)) return children
  return (
    <>
      <p className="english-block">{t('inEnglish')}</p>
      <div lang="en" dir="ltr">
        {children}
      </div>
    </>
  )
}
