import { readFileSync } from 'node:fs'

/**
 * Loaded before a machine of the soak (`node --import`): its clock is wrong by as many seconds as the file says. Timers go on as
 * they do when a real clock is set, since they count by the monotonic one.
 */
const file = process.env.SOAK_CLOCK ?? ''
const TrueDate = Date
let jumpMs = 0
const read = () => {
  jumpMs = Number(readFileSync(file, 'utf8')) * 1_000
}
read()
setInterval(read, 100).unref()

const now = () => TrueDate.now() + jumpMs
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, parameters: [], caller) =>
    parameters.length > 0
      ? (Reflect.construct(target, parameters, caller === globalThis.Date ? target : caller) as object)
      : new target(now()),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(now())
