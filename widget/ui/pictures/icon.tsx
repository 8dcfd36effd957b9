/** Strokes of a 24-unit grid, drawn for this product. */
const strokes = {
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 21 21',
  pin: 'M12 21c4.500-5 7-8.500 7-11.500a7 7 0 0 0-14 0C5 12.500 7.500 16 12 21ZM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  calendar: 'M4 6.500h16V20H4ZM4 10.500h16M8 3.500v4M16 3.500v4',
  guests:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 11a3 3 0 1 0-1-5.800M17.500 14.200c2.400.5 3.700 2.500 4 5.800',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.500 2',
  cart: 'M3 4h2.500l2.300 11h10l2-8H6.500M9 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM17 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  check: 'm4.500 12.500 5 5 10-11',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6ZM9 12l2.200 2.200L15.500 10',
  bolt: 'M13 3 5 13.500h6L10 21l8.500-11H12.500Z',
  chat: 'M4 5h16v11H11l-4.500 4v-4H4Z',
  phone:
    'M5 4h4l1.500 4.500L8 10.500c1 2.500 3 4.500 5.500 5.500l2-2.500L20 15v4c0 1-.8 1.500-1.500 1.500C10 20 4 14 3.500 5.500 3.500 4.800 4 4 5 4Z',
  mail: 'M3.500 5.500h17v13h-17ZM4 6l8 7 8-7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  close: 'm5.500 5.500 13 13M18.500 5.500l-13 13',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  car: 'M4 16v-4l2-5.500h12L20 12v4ZM4 12h16M6.500 16v2.500M17.500 16v2.500',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.500 2.500 3.500 5.500 3.500 9s-1 6.500-3.500 9c-2.500-2.500-3.500-5.500-3.500-9s1-6.500 3.500-9Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  tag: 'M4 4h8l8.500 8.500-8 8L4 12ZM8.500 8.500h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.500M12 7.500h.01',
  warning: 'M12 4 2.500 20h19ZM12 10v5M12 17.500h.01',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  trash: 'M5 7h14M9 7V4.500h6V7M7 7l1 13h8l1-13',
  edit: 'm4 20 1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4ZM14 6v12',
  camera: 'M4 8h4l1.500-2.500h5L16 8h4v11H4ZM12 16.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  external: 'M13 4.500h6.500V11M19 5 11 13M16.500 14v5.500h-12v-12H10',
  heart:
    'M12 20.500C6 16.500 3 13 3 9.200a4.700 4.700 0 0 1 9-1.900 4.700 4.700 0 0 1 9 1.900c0 3.800-3 7.300-9 11.300Z',
  share: 'M12 15V3.500M7.500 8 12 3.500 16.500 8M5 12v8.500h14V12',
  map: 'm3.500 6.500 5.500-2.500 6 2.500 5.500-2.500v13.500l-5.500 2.500-6-2.500-5.500 2.500ZM9 4v13.500M15 6.500V20',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
} as const

/** Icons that point along the line of reading: mirrored in right-to-left text. */
const pointing = {
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  forward: 'M4 12h15M13 6l6 6-6 6',
} as const

/** Names of all icons. */
export type IconName = keyof typeof strokes | keyof typeof pointing

/** A picture beside words; never the only bearer of a meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 | 24 | 32 }) {
  return (
    <svg
      className={name in pointing ? 'icon icon--pointing' : 'icon'}
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
      <path d={{ ...strokes, ...pointing }[name]} />
    </svg>
  )
}
