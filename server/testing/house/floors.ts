/** The floors of the server from the ground up. A slice may import its own floor and every floor below it. */
const floors: string[][] = [
  ['contract', 'platform', 'migrations'],
  ['accounts', 'availability', 'catalogue', 'content', 'media', 'messages', 'payments', 'storefronts'],
  ['carts', 'contact', 'offers', 'orders', 'pages', 'suppliers', 'reviews', 'tickets'],
  ['checkout', 'embed'],
  ['app.ts', 'job-table.ts'],
  ['main.ts', 'build.ts'],
]

/** Tools that stand on the roof: they use everything, and nothing below uses them. */
const roof = /^server\/(backup|bench|demo|testing|catalogue\/import)\//

/** How high a file of the server stands, from 0; undefined when its folder has no floor. */
export function floorOf(path: string): number | undefined {
  const room = roomOf(path)
  const floor = floors.findIndex((rooms) => rooms.includes(room))
  return floor === -1 ? undefined : floor
}

/** True for backups, demo data, import, benchmarks and tests. */
export function isOutsideTheFloors(path: string): boolean {
  return roof.test(path) || /\.(test|e2e)\.tsx?$/.test(path)
}

function roomOf(path: string): string {
  return /^server\/([^/]+)/.exec(path)?.[1] ?? ''
}
