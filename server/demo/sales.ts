import { westernSales } from './sales-western.ts'

/** Places that are already sold when the demo opens, so that "few left" and "sold out" can be seen. */
export interface DemoSale {
  externalId: string
  /** Id of the option within the listing. */
  option: string
  /** Days after the day of loading, in the experience's zone. A day on which the option does not run is skipped. */
  daysAhead: number
  startTime: string
  /** Share of the departure's places, 0 to 1; rounded down, and 1 is full. */
  share: number
}

/** The same start on several days: `{ 3: 1, 4: 0.9 }` is full in three days and nearly full in four. */
const sold = (
  externalId: string,
  option: string,
  startTime: string,
  shares: Record<number, number>,
): DemoSale[] =>
  Object.entries(shares).map(([day, share]) => ({
    externalId,
    option,
    daysAhead: Number(day),
    startTime,
    share,
  }))

export const demoSales: DemoSale[] = [
  // with the season, one of these hours is that of the day
  ...['15:30', '16:30'].flatMap((hour) =>
    sold('dxb-red-dunes-evening', 'shared-car', hour, {
      1: 1,
      2: 0.92,
      3: 0.6,
      5: 1,
      6: 0.95,
      12: 0.4,
      20: 0.85,
    }),
  ),
  ...sold('dxb-creek-dhow-dinner', 'upper-deck', '20:30', { 1: 0.96, 2: 1, 5: 0.9, 6: 1, 9: 0.5, 13: 1 }),
  ...sold('dxb-yacht-by-the-hour', 'noor-48', '16:00', { 1: 1, 2: 1, 5: 1, 6: 1, 8: 1 }),
  ...sold('dxb-yacht-by-the-hour', 'noor-48', '17:00', { 1: 1, 2: 1, 5: 1, 6: 1, 8: 1 }),
  ...['04:45', '05:15', '05:45'].flatMap((hour) =>
    sold('dxb-dawn-balloon', 'shared-basket', hour, { 1: 1, 2: 1, 3: 0.92, 4: 0.75, 7: 1, 14: 0.5 }),
  ),
  ...sold('dxb-old-dubai-walk', 'morning', '09:00', { 1: 1, 2: 0.84, 3: 0.92, 4: 0.5, 8: 1 }),
  ...sold('dxb-burj-khalifa-levels', 'sunset-124-125', '17:00', { 1: 1, 2: 1, 3: 0.97, 4: 0.9, 5: 1 }),
  ...sold('dxb-burj-khalifa-levels', 'sunset-124-125', '17:30', { 1: 1, 2: 0.98, 3: 0.9, 4: 0.8 }),
  ...sold('dxb-burj-khalifa-levels', 'level-148', '17:00', { 1: 1, 2: 1, 3: 1 }),
  ...sold('dxb-deira-food-walk', 'evening', '18:30', { 1: 0.9, 2: 1, 3: 0.8, 4: 1, 5: 0.7 }),
  ...sold('dxb-marmoom-camp-night', 'tent-for-two', '16:00', { 1: 1, 2: 0.75, 5: 1, 6: 1, 12: 1, 13: 1 }),
  ...sold('dxb-marmoom-camp-night', 'family-tent', '16:00', { 5: 1, 6: 1, 12: 0.5, 13: 1 }),
  ...sold('auh-mangrove-kayak', 'day', '15:30', { 1: 0.88, 2: 1, 5: 1, 6: 0.94 }),
  ...sold('auh-grand-mosque-morning', 'evening', '17:30', { 1: 0.87, 2: 1, 3: 0.8 }),
  ...sold('auh-dawn-fishing', 'dawn', '05:30', { 1: 0.5, 2: 1, 3: 1, 5: 1 }),
  ...sold('ist-old-city-walk', 'morning', '08:45', { 1: 1, 2: 0.93, 3: 0.86, 4: 1, 7: 0.5 }),
  ...['16:00', '16:30', '17:00', '17:30'].flatMap((start) =>
    sold('ist-bosphorus-sunset', 'winter-hours', start, { 1: 0.94, 2: 1, 3: 0.7, 5: 1, 6: 0.9 }),
  ),
  ...sold('ist-two-shores-food', 'shared', '09:15', { 1: 0.9, 2: 1, 3: 1, 4: 0.8 }),
  ...sold('ist-tophane-hammam', 'women', '13:00', { 1: 1, 2: 0.84, 3: 1 }),
  ...sold('ist-cooking-balat', 'lunch', '10:30', { 1: 0.88, 2: 1, 3: 0.75, 4: 1 }),
  ...sold('ist-sema-ceremony', 'front-row', '19:00', { 1: 1, 2: 1, 3: 0.91, 4: 0.95, 5: 1 }),
  ...['04:30', '05:00', '05:30', '06:00', '06:30'].flatMap((start) => [
    ...sold('cap-sunrise-balloon', 'basket-8', start, { 1: 1, 2: 1, 3: 0.88, 4: 1 }),
    ...sold('cap-sunrise-balloon', 'basket-16', start, { 1: 0.94, 2: 0.9, 3: 0.75, 4: 1 }),
  ]),
  ...['14:45', '15:30', '16:00', '16:30', '17:00'].flatMap((start) =>
    sold('cap-rose-valley-hike', 'sunset', start, { 1: 0.9, 2: 1, 3: 0.7 }),
  ),
  ...sold('cap-cave-room-nights', 'family-cave', '14:00', { 1: 1, 2: 1, 3: 1, 6: 1, 7: 1 }),
  ...sold('cai-pyramids-egyptologist', 'plateau', '07:00', { 1: 1, 2: 0.94, 3: 0.88, 4: 1, 6: 0.5 }),
  ...sold('cai-grand-egyptian-museum', 'guided-english', '09:30', { 1: 1, 2: 0.93, 3: 1, 4: 0.8 }),
  ...sold('cai-downtown-street-food', 'evening', '19:30', { 1: 0.9, 2: 1, 3: 0.8, 5: 1 }),
  ...sold('ayt-perge-aspendos-side', 'small-group', '09:00', { 2: 0.92, 3: 1, 5: 0.84 }),
  ...sold('ayt-taurus-quad', 'quad', '12:00', { 1: 0.93, 2: 1, 3: 0.86 }),
  ...westernSales,
]
