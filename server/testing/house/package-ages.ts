/** A newer stable version may be out for this long before ours is past its time: packages are renewed each quarter. */
export const quarterDays = 92

/** Packages that stay older on purpose, and why; whoever renews the others looks at these again. */
export const heldBack: Readonly<Record<string, string>> = {}

/** What npm tells of one package: the version that is installed, and when each version was published. */
export interface PackageHistory {
  name: string
  current: string
  /** Version → instant, as `npm view NAME time` prints it. */
  published: Readonly<Record<string, string>>
}

/** A package of which a newer version has been out for too long. */
export interface PastItsTime {
  name: string
  current: string
  newer: string
  /** Whole days for which the newer version has been out. */
  days: number
}

/** Packages whose first newer stable version has been out for more than a quarter, the oldest first. */
export function listPastTheirTime(packages: readonly PackageHistory[], now: Date): PastItsTime[] {
  return packages
    .flatMap(({ name, current, published }) => {
      const newer = Object.entries(published)
        .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) && isNewer(version, current))
        .map(([version, at]) => ({
          version,
          days: Math.floor((now.getTime() - Date.parse(at)) / 86_400_000),
        }))
        .toSorted((one, other) => other.days - one.days)[0]
      if (!newer || newer.days <= quarterDays || name in heldBack) return []
      return [{ name, current, newer: newer.version, days: newer.days }]
    })
    .toSorted((one, other) => other.days - one.days)
}

function isNewer(version: string, than: string): boolean {
  const [ours = [], theirs = []] = [version, than].map((one) => one.split(/[.-]/).map(Number))
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at !== -1 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/** As much of what `npm audit --json` prints as is looked at. */
export interface Audit {
  vulnerabilities?: Readonly<Record<string, { severity: string; range?: string }>>
}

/** Known holes that no release may go out with. Undefined: npm could not ask, and nobody knows. */
export function listHoles({ vulnerabilities }: Audit): string[] | undefined {
  if (!vulnerabilities) return undefined
  return Object.entries(vulnerabilities).flatMap(([name, { severity, range = '' }]) =>
    severity === 'critical' || severity === 'high'
      ? [`${name} ${range}: ${severity}`.replace(' :', ':')]
      : [],
  )
}
