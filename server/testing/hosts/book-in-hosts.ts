import { bookInHost } from './book-in-host.ts'
import type { Row } from './book-in-host.ts'
import type { Engine, EngineName, Tab } from './engine.ts'
import type { HostPage, HostSite } from './host-site.ts'
import { startEngine } from './start-engine.ts'

/** Longer than one answer of a tab takes on a busy machine. A booking has dozens of them. */
const silenceMs = 60_000

/**
 * Books in one page after another with one engine. A browser that does not answer any more is a row of its own, and is
 * started anew for the next.
 */
export async function bookInHosts(
  name: EngineName,
  hosts: readonly HostPage[],
  site: HostSite,
  told: (row: Row) => void,
  look?: (host: HostPage, tab: Tab) => Promise<void>,
): Promise<void> {
  let engine: Engine | undefined
  try {
    for (const host of hosts) {
      let row: Row | undefined
      for (let attempt = 0; !row && attempt < 2; attempt++) {
        const running = (engine ??= await startEngine(name))
        row = await orSilence((heard) =>
          bookInHost(heardFrom(running, heard), host, site, (tab) => look?.(host, tab) ?? Promise.resolve()),
        )
        if (row) continue
        await running.close()
        engine = undefined
      }
      told(
        row ?? {
          host: host.name,
          engine: name,
          reached: 'NOTHING',
          why: 'the browser fell silent twice',
          isExpected: false,
        },
      )
    }
  } finally {
    await engine?.close()
  }
}

/** The engine, telling of each answer of its tabs. */
function heardFrom(engine: Engine, heard: () => void): Engine {
  return {
    ...engine,
    async open() {
      const tab = await engine.open()
      return {
        ...tab,
        async evaluate(expression) {
          const told = await tab.evaluate(expression)
          heard()
          return told
        },
      }
    },
  }
}

/** Undefined once nothing was heard for too long; the booking then ends with its browser. */
async function orSilence(book: (heard: () => void) => Promise<Row>): Promise<Row | undefined> {
  let timer: NodeJS.Timeout | undefined
  let giveUp: (row: undefined) => void = () => undefined
  const silence = new Promise<undefined>((resolve) => (giveUp = resolve))
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, silenceMs, undefined)
  }
  heard()
  const booking = book(heard)
  try {
    return await Promise.race([booking, silence])
  } finally {
    clearTimeout(timer)
    // what it still reports later is ignored
    booking.catch(() => undefined)
  }
}
