import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { DetailSection } from '../../../../widget/experience/detail-section.tsx'
import { EnglishBlock } from '../../../../widget/experience/english-block.tsx'
import { RowsStated } from './rows-stated.tsx'
import './words-stated.css'

/** Words that travellers will hear, each in both scripts where the listing has both, with its meaning; then the rest as rows. */
export function WordsStated({ experience }: { experience: Experience }) {
  const { t } = useTranslation('stated')
  const { words } = experience
  return (
    <>
      {words ? (
        <DetailSection id="words" title={t('words')}>
          <EnglishBlock experience={experience} field="words">
            <dl className="words-stated">
              {words.map(({ word, beside, meaning }) => (
                <div key={word} className="words-stated__entry">
                  <dt className="words-stated__heads display">
                    <bdi>{word}</bdi>
                    {beside ? (
                      <bdi className="words-stated__beside" lang={beside.language} dir="auto">
                        {beside.word}
                      </bdi>
                    ) : null}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </EnglishBlock>
        </DetailSection>
      ) : null}
      <RowsStated experience={experience} except={['words']} />
    </>
  )
}
