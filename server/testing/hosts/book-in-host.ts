import { bookThrough, waitFor } from './book-through.ts'
import type { Engine, Tab } from './engine.ts'
import type { HostPage, HostSite } from './host-site.ts'

/** Sold every day in hundreds of places, at several times, without a pickup to choose. */
export const soldEverywhere = 'palm-jumeirah-waterpark-day-ticket'

/** One row of the table. */
export interface Row {
  host: string
  engine: string
  /** The last step of a booking, or REFUSED where the traveller reads what the page expects. */
  reached: string
  /** What stood in the way. */
  why?: string
  /** Whether that is what the page is for. */
  isExpected: boolean
}

/** Opens a host's page in a fresh tab and books as far as it goes. `look` sees the tab when that is not what is expected. */
export async function bookInHost(
  engine: Engine,
  host: HostPage,
  site: HostSite,
  look?: (tab: Tab) => Promise<void>,
): Promise<Row> {
  const tab = await engine.open()
  try {
    await tab.goto(site.addressOf(host))
    const row = { host: host.name, engine: engine.name, ...(await visit(tab, host)) }
    if (!row.isExpected) await look?.(tab)
    return row
  } finally {
    await tab.close()
  }
}

async function visit(tab: Tab, host: HostPage): Promise<Pick<Row, 'reached' | 'why' | 'isExpected'>> {
  if (host.refusal) {
    try {
      await waitFor(tab, { role: 'text', name: host.refusal })
      return { reached: 'REFUSED', why: host.refusal, isExpected: true }
    } catch (error) {
      return { reached: 'NOTHING', why: String(error), isExpected: false }
    }
  }
  if (host.opener) {
    const { x, y } = await waitFor(tab, { role: 'button', name: host.opener })
    await tab.click(x, y)
  }
  const { step, why } = await bookThrough(tab, host.language)
  return { reached: step, why, isExpected: step === 'PAID' }
}
