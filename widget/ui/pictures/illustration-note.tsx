import { useTranslation } from 'react-i18next'
import type { Picture } from '../../../server/contract/catalogue.ts'
import './illustration-note.css'

/** Says in the corner of a picture that it is a drawing in place of one that the supplier has not given. */
export function IllustrationNote({ picture }: { picture: Picture }) {
  const { t } = useTranslation('common')
  return picture.illustration ? <span className="illustration-note">{t('gallery.illustration')}</span> : null
}
