import { demoCatalogue } from './demo/catalogue.ts'
import { Listing } from './contract/listing.ts'
import { startsOn } from './availability/schedule.ts'
for (const e of demoCatalogue.experiences) { const l = Listing.parse(e); for (const o of l.options) {
  let h = ''
  for (let d = Temporal.PlainDate.from('2026-01-01'); d.year < 2030; d = d.add({ days: 1 })) h += `${d} ${startsOn(o, d)}\n`
  console.log(l.externalId, o.id, (await import('node:crypto')).createHash('md5').update(h).digest('hex')) } }
