import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { DetailSection } from './detail-section.tsx'
import './texts.css'

/** What you will do: the supplier's own words, and the moments that stay. */
export function Overview({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  return (
    <DetailSection title={t('sections.overview')}>
      <div
        className="texts__prose"
        dir="auto"
        // oxlint-disable-next-line react/no-danger -- the server has cleaned it: paragraphs, lists, emphasis and links
        dangerouslySetInnerHTML={{ __html: experience.overviewHtml }}
      />
      {experience.highlights.length > 0 ? (
        <>
          <h3 className="texts__subtitle">{t('sections.highlights')}</h3>
          <TextList className="texts__highlights" texts={experience.highlights} />
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
    <DetailSection title={t('sections.includes')}>
      <div className="texts__columns">
        <MarkedList title={t('included')} texts={includes} icon="check" />
        <MarkedList title={t('notIncluded')} texts={excludes} icon="close" />
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
        <DetailSection title={t('sections.know')}>
          <TextList className="texts__notes" texts={knowBeforeYouGo} />
        </DetailSection>
      ) : null}
      {whatToBring.length > 0 ? (
        <DetailSection title={t('sections.bring')}>
          <TextList className="texts__bring" texts={whatToBring} />
        </DetailSection>
      ) : null}
    </>
  )
}

function MarkedList({
  title,
  texts,
  icon,
}: {
  title: string
  texts: readonly string[]
  icon: 'check' | 'close'
}) {
  if (texts.length === 0) return null
  return (
    <div>
      <h3 className="texts__subtitle">{title}</h3>
      <TextList
        className={icon === 'check' ? 'texts__marked texts__marked--yes' : 'texts__marked'}
        texts={texts}
        icon={icon}
      />
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
