import type { EventEmitter } from 'node:events'

/** One Ctrl-C comes twice at once where a program that started us (`node --watch`) passes on what we were told already. */
const oneStrokeMs = 500

/** Calls `stop` when the process is told to end, and `giveUp` when somebody tells it again because that takes too long. */
export function onStopSignal(
  process: EventEmitter,
  { stop, giveUp }: { stop: () => void; giveUp: () => void },
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
}
