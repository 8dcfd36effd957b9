import { Drawing } from '../../widget/ui/pictures/icon.tsx'
import type { IconSize } from '../../widget/ui/pictures/icon.tsx'

/** Icons that stand on sites alone: widgets are spared them. */
const strokes = {
  phone:
    'M5 4h4l1.5 4.5L8 10.5c1 2.5 3 4.5 5.5 5.5l2-2.5L20 15v4c0 1-.8 1.5-1.5 1.5C10 20 4 14 3.5 5.5 3.5 4.8 4 4 5 4Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  heart: 'M12 20.5C6 16.5 3 13 3 9.2a4.7 4.7 0 0 1 9-1.9 4.7 4.7 0 0 1 9 1.9c0 3.8-3 7.3-9 11.3Z',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12',
  map: 'm3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5ZM9 4v13.5M15 6.5V20',
  forward: 'M4 12h15M13 6l6 6-6 6',
} as const

/** A picture beside words on a site; never the only bearer of a meaning. */
export function SiteIcon({ name, size }: { name: keyof typeof strokes; size?: IconSize }) {
  return <Drawing path={strokes[name]} points={name === 'forward'} size={size} />
}
