/** Strokes of a 24-unit grid, drawn for this product. */
const strokes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  pin: 'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7.5 16 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M4 6.5h16V20H4ZM4 10.5h16M8 3.5v4M16 3.5v4',
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 11a3 3 0 1 0-1-5.8M17.5 14.2c2.4.5 3.7 2.5 4 5.8',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  cart: 'M3 4h2.5l2.3 11h10l2-8H6.5M9 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM17 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  check: 'm4.5 12.5 5 5 10-11',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM9 12l2.2 2.2L15.5 10',
  bolt: 'M13 3 5 13.5h6L10 21l8.5-11H12.5Z',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4Z',
  mail: 'M3.5 5.5h17v13h-17ZM4 6l8 7 8-7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  car: 'M4 16v-4l2-5.5h12L20 12v4ZM4 12h16M6.5 16v2.5M17.5 16v2.5',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9s1-6.5 3.5-9Z',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12ZM8.5 8.5h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01',
  warning: 'M12 4 2.5 20h19ZM12 10v5M12 17.5h.01',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4ZM14 6v12',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4ZM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  external: 'M13 4.5h6.5V11M19 5 11 13M16.5 14v5.5h-12v-12H10',
  down: 'm5 9 7 7 7-7',
} as const

/** Icons that point along the line of reading: mirrored in right-to-left text. */
const pointing = {
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
} as const

/** Names of all icons. */
export type IconName = keyof typeof strokes | keyof typeof pointing

/** A picture beside words; never the only bearer of a meaning. */
export function Icon({ name, size }: { name: IconName; size?: IconSize }) {
  return <Drawing path={{ ...strokes, ...pointing }[name]} points={name in pointing} size={size} />
}

/** How wide and high an icon is, in pixels. */
export type IconSize = 16 | 20 | 24 | 32

/** An icon by its strokes; `points` along the line of reading. */
export function Drawing({ path, points, size = 20 }: { path: string; points?: boolean; size?: IconSize }) {
  return (
    <svg
      className={points ? 'icon icon--pointing' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
