import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { DetailSection } from './detail-section.tsx'
import { EnglishBlock } from './english-block.tsx'
import './texts.css'

/** What you will do: the supplier's own words, and the moments that stay. */
export function Overview({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  return (
    <DetailSection id="overview" title={t('sections.overview')}>
      <EnglishBlock experience={experience} field="overview">
        <div
          // never made of another element: emptying one takes trusted types away
          key="prose"
          className="texts__prose"
          dir="auto"
          // oxlint-disable-next-line react/no-danger -- the server has cleaned it: paragraphs, lists, emphasis and links
          dangerouslySetInnerHTML={{ __html: experience.overviewHtml }}
        />
      </EnglishBlock>
      {experience.highlights.length > 0 ? (
        <>
          <h3 className="texts__subtitle">{t('sections.highlights')}</h3>
          <EnglishBlock experience={experience} field="highlights">
            <TextList className="texts__highlights" texts={experience.highlights} />
          </EnglishBlock>
        </>
      ) : null}
    </DetailSection>
  )
}

/** What the price pays for, and what it does not. */
export function Includes({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { includes, excludes } = experience
  if (includes.length + excludes.length === 0) return null
  return (
    <DetailSection id="includes" title={t('sections.includes')}>
      <div className="texts__columns">
        <MarkedList experience={experience} field="includes" title={t('included')} />
        <MarkedList experience={experience} field="excludes" title={t('notIncluded')} />
      </div>
    </DetailSection>
  )
}

/** Know before you go, and what to bring. */
export function Advice({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { knowBeforeYouGo, whatToBring } = experience
  return (
    <>
      {knowBeforeYouGo.length > 0 ? (
        <DetailSection id="know" title={t('sections.know')}>
          <EnglishBlock experience={experience} field="knowBeforeYouGo">
            <TextList className="texts__notes" texts={knowBeforeYouGo} />
          </EnglishBlock>
        </DetailSection>
      ) : null}
      {whatToBring.length > 0 ? (
        <DetailSection title={t('sections.bring')}>
          <EnglishBlock experience={experience} field="whatToBring">
            <TextList className="texts__bring" texts={whatToBring} />
          </EnglishBlock>
        </DetailSection>
      ) : null}
    </>
  )
}

function MarkedList({
  experience,
  field,
  title,
}: {
  experience: Experience
  field: 'includes' | 'excludes'
  title: string
}) {
  const texts = experience[field]
  if (texts.length === 0) return null
  const isIncluded = field === 'includes'
  return (
    <div>
      <h3 className="texts__subtitle">{title}</h3>
      <EnglishBlock experience={experience} field={field}>
        <TextList
          className={isIncluded ? 'texts__marked texts__marked--yes' : 'texts__marked'}
          texts={texts}
          icon={isIncluded ? 'check' : 'close'}
        />
      </EnglishBlock>
    </div>
  )
}

/** A supplier's texts may be of another script than the page. */
function TextList({
  texts,
  className,
  icon,
}: {
  texts: readonly string[]
  className: string
  icon?: 'check' | 'close'
}) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          {icon && <Icon name={icon} />}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
