import { wasLoggedIn } from '../../widget/account/logged-in-hint.ts'
import type { Api } from '../../widget/environment/api.ts'
import { isProblem } from '../../widget/environment/api.ts'
import type { Memory } from '../../widget/environment/memory.ts'
import { mostKept, openKeptSlugs } from './kept-slugs.ts'
import type { KeptSlugs } from './kept-slugs.ts'
import { openUnsentChanges } from './unsent-changes.ts'

/** What a visitor has put aside: on this device and, for as long as an account is logged in, in the account. */
export interface SavedList extends Omit<KeptSlugs, 'clear' | 'replace'> {
  /** True once the list is that of an account. */
  isOfAccount: () => boolean
  /** Sends what the account has not been told and takes over its list. Does nothing when logged out. */
  sync: () => Promise<void>
  /** Takes what belongs to the account off this device. */
  leaveAccount: () => void
}

/** Set once this device's list has joined an account's. */
const joinedName = 'saved-joined'

/** The saved list of a site, and how a device's list joins an account's at log-in. A choice that could not be sent is sent with the next one. */
export function openSavedList(
  memory: Memory,
  { api, now = Date.now }: { api: () => Pick<Api, 'call'>; now?: () => number },
): SavedList {
  const kept = openKeptSlugs(memory, 'saved', mostKept.saved)
  const unsent = openUnsentChanges(memory)
  const isLoggedIn = () => wasLoggedIn(memory)
  const isOfAccount = () => memory.get(joinedName) === 'yes'
  let running: Promise<void> | undefined
  let isWanted = false

  /** What was saved before the log-in goes to the account once: from then on the account says what is saved. */
  function noteAllSaved(): void {
    for (const [at, slug] of kept.list().entries()) {
      if (!unsent.read().has(slug)) unsent.note(slug, { saved: true, at: now() - at })
    }
  }

  async function exchange(): Promise<void> {
    if (!isOfAccount()) noteAllSaved()
    const sent = unsent.read()
    const changes = [...sent].map(([slug, { saved, at }]) => ({
      slug,
      saved,
      agoMs: Math.max(0, now() - at),
    }))
    try {
      const { slugs } = await api().call('syncSaved', { body: { changes } })
      if (!isLoggedIn()) return
      unsent.forget(sent)
      memory.set(joinedName, 'yes')
      kept.replace(unsent.applyTo(slugs))
    } catch (error) {
      // the session has ended elsewhere: what the account was not told of stays on the device
      if (isProblem<'syncSaved'>(error, 'log_in_required') && isOfAccount()) {
        const left = unsent.applyTo([])
        leaveAccount()
        kept.replace(left)
      }
      // without an answer the changes wait for the next attempt
    }
  }

  async function run(): Promise<void> {
    while (isWanted && isLoggedIn()) {
      isWanted = false
      await exchange()
    }
    running = undefined
  }

  function sync(): Promise<void> {
    if (!isLoggedIn()) return Promise.resolve()
    isWanted = true
    running ??= run()
    return running
  }

  function leaveAccount(): void {
    memory.remove(joinedName)
    unsent.clear()
    kept.clear()
  }

  function change(slug: string, saved: boolean): void {
    // without an account there is nobody to tell that something was taken off
    if (saved || isLoggedIn()) unsent.note(slug, { saved, at: now() })
    else unsent.drop(slug)
    void sync()
  }

  return {
    ...kept,
    add(slug) {
      kept.add(slug)
      change(slug, true)
    },
    remove(slug) {
      kept.remove(slug)
      change(slug, false)
    },
    isOfAccount,
    sync,
    leaveAccount,
  }
}
