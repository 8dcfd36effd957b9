import { useEnvironment } from '../environment/environment.tsx'
import type { ExperienceCardProps } from './cards/card-parts.tsx'

export type { ExperienceCardProps }

/** An experience in a list, as the look of the site shows it. The whole card is the link of its title. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { card: Card } = useEnvironment()
  return <Card {...props} />
}
