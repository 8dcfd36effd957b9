import { useTranslation } from 'react-i18next'
import { Fact } from '../ui/facts/departure-facts.tsx'
import './know-before.css'

/** What the listing says under "Know before you go", such as when boarding ends: travellers do not go back to the listing for it. */
export function KnowBefore({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('orders')
  if (texts.length === 0) return null
  return (
    <Fact icon="info">
      {t('know')}
      {texts.map((text) => (
        <bdi key={text} className="know-before__text">
          {text}
        </bdi>
      ))}
    </Fact>
  )
}
