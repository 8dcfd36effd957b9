import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { DetailSection } from '../../../../widget/experience/detail-section.tsx'
import { EnglishBlock } from '../../../../widget/experience/english-block.tsx'
import { RowsStated } from './rows-stated.tsx'
import './evening-stated.css'

/** What to wear as a card of invitation, and what the house says of what it serves; then the rest as rows. */
export function EveningStated({ experience }: { experience: Experience }) {
  const { t } = useTranslation('stated')
  const { dressCode, houseNotes } = experience
  return (
    <>
      {dressCode ? (
        <section className="evening-stated" aria-label={t('dressCode')}>
          <div className="evening-stated__dress">
            <h2 className="evening-stated__label">{t('dressCode')}</h2>
            <EnglishBlock experience={experience} field="dressCode">
              <p className="evening-stated__code display">{dressCode}</p>
            </EnglishBlock>
          </div>
        </section>
      ) : null}
      {houseNotes ? (
        <DetailSection id="notes" title={t('houseNotes')}>
          <EnglishBlock experience={experience} field="houseNotes">
            <ul className="evening-stated__notes">
              {houseNotes.map((note) => (
                <li key={note} className="evening-stated__note">
                  {note}
                </li>
              ))}
            </ul>
          </EnglishBlock>
        </DetailSection>
      ) : null}
      <RowsStated experience={experience} except={['dressCode', 'houseNotes']} />
    </>
  )
}
