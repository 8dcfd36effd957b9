import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { Fact } from '../ui/facts/departure-facts.tsx'
import { languagesText } from '../ui/facts/languages-text.ts'

/** In which languages it is held. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  const { t } = useTranslation('orders')
  const { formats } = useEnvironment()
  if (languages.length === 0) return null
  return <Fact icon="language">{t('languages', { languages: languagesText(languages, formats) })}</Fact>
}
