import type { Picture } from '../../../../server/contract/catalogue.ts'
import type { ExperienceLayoutProps } from '../use-experience.tsx'
import { hourGround } from '../../hours/hour-ground.ts'
import { ImmersiveExperience } from './immersive-experience.tsx'
import './hours-experience.css'

/** The scroll of full pictures, on a ground in the colour of the hour that the picture above it shows. */
export function HoursExperience(props: ExperienceLayoutProps) {
  return <ImmersiveExperience {...props} groundOf={groundOf} />
}

function groundOf(picture: Picture): string {
  const ground = hourGround(picture)
  return ground ? `hours-experience ${ground}` : ''
}
