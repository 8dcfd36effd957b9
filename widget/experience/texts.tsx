import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
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
          <ul className="texts__highlights">
            {experience.highlights.map((highlight) => (
              <li key={highlight}>
                <bdi>{highlight}</bdi>
              </li>
            ))}
          </ul>
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
        {includes.length > 0 ? (
          <div>
            <h3 className="texts__subtitle">{t('included')}</h3>
            <ul className="texts__marked texts__marked--yes">
              {includes.map((text) => (
                <li key={text}>
                  <Icon name="check" />
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {excludes.length > 0 ? (
          <div>
            <h3 className="texts__subtitle">{t('notIncluded')}</h3>
            <ul className="texts__marked">
              {excludes.map((text) => (
                <li key={text}>
                  <Icon name="close" />
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
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
          <ul className="texts__notes">
            {knowBeforeYouGo.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
      {whatToBring.length > 0 ? (
        <DetailSection title={t('sections.bring')}>
          <ul className="texts__bring">
            {whatToBring.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
    </>
  )
}
