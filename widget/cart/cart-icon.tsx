import { Drawing } from '../ui/pictures/icon.tsx'

/** Icons of a cart's lines alone: what a widget loads first is spared them. */
const strokes = {
  trash: 'M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13',
  edit: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
} as const

/** A small picture in a button of a line. */
export function CartIcon({ name }: { name: keyof typeof strokes }) {
  return <Drawing path={strokes[name]} size={16} />
}
