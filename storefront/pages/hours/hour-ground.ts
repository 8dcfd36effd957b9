import type { Picture } from '../../../server/contract/catalogue.ts'
import { hourOf } from './hour-of-picture.ts'
import './hour-ground.css'

/** The class of a ground in the colour of the hour that a picture shows; undefined where nobody has told its hour. */
export function hourGround({ src }: Pick<Picture, 'src'>): string | undefined {
  const hour = hourOf(src)
  return hour && `hour-ground--${hour}`
}
