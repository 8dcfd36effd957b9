import type { EventEmitter } from 'node:events'

/** One Ctrl-C comes twice at once where a program that started us (`node --watch`) passes on what we were told already. */
const oneStrokeMs = 500

/** npm starts a program by a shell, which keeps a signal for itself and passes none on: all that can be seen is that it goes. */
const lookForShellEveryMs = 1_000

/** Calls `stop` when the process is told to end, and `giveUp` when it is told a second time. */
export function onStopSignal(
  process: EventEmitter & { readonly ppid: number },
  { stop, giveUp, byNpm }: { stop: () => void; giveUp: () => void; byNpm: boolean },
): void {
  let toldAt: number | undefined
  const told = () => {
    if (toldAt === undefined) {
      toldAt = performance.now()
      stop()
    } else if (performance.now() - toldAt > oneStrokeMs) {
      giveUp()
    }
  }
  process.on('SIGINT', told)
  process.on('SIGTERM', told)
  if (!byNpm) return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    if (toldAt === undefined) told()
  }, lookForShellEveryMs).unref()
}
