import type { Backlog } from './health.queries.ts'
import type { JobCounts } from './jobs/job-list.queries.ts'

/** What is measured of a process and its database; without the second when it is away. */
export interface Measured {
  database?: { writable: boolean; jobs: JobCounts; backlog: Backlog }
  memoryBytes: number
  uptimeSeconds: number
}

/** Prometheus's text format 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/): all of them gauges. */
export function presentMetrics({ database, memoryBytes, uptimeSeconds }: Measured): string {
  const lines: string[] = []
  const gauge = (name: string, help: string, value: number) =>
    lines.push(`# HELP dhow_${name} ${help}`, `# TYPE dhow_${name} gauge`, `dhow_${name} ${value}`)
  gauge('database_up', '1 while the database answers.', Number(database !== undefined))
  if (database) {
    const { writable, jobs, backlog } = database
    gauge('database_writable', '1 while the database can be written.', Number(writable))
    gauge('jobs_waiting', 'Jobs that are not dead.', jobs.waiting)
    gauge('jobs_due', 'Jobs that nobody works at although their time has come.', jobs.due)
    gauge('jobs_dead', 'Jobs that used up their tries.', jobs.dead)
    gauge('jobs_oldest_due_seconds', 'How long the oldest due job has waited.', jobs.oldestDueSeconds)
    gauge('orders_awaiting_payment', 'Orders whose payment page is open.', backlog.openOrders)
    gauge(
      'payment_events_oldest_seconds',
      'Age of the oldest unsettled payment event.',
      backlog.oldestEventSeconds,
    )
    gauge(
      'refunds_oldest_seconds',
      'Age of the oldest refund that was not sent.',
      backlog.oldestRefundSeconds,
    )
    gauge('refunds_failed', 'Refunds that need a person.', backlog.failedRefunds)
    gauge('mails_oldest_seconds', 'Age of the oldest message that was not mailed.', backlog.oldestMailSeconds)
    gauge('mails_refused', 'Messages whose recipient was refused for good.', backlog.refusedMails)
    gauge(
      'pictures_waiting',
      'Picture addresses of listings that are to be fetched.',
      backlog.waitingPictures,
    )
    gauge('pictures_failed', 'Picture addresses of listings that were given up.', backlog.failedPictures)
  }
  gauge('process_resident_memory_bytes', 'Resident memory of this process.', memoryBytes)
  gauge('process_uptime_seconds', 'How long this process has been running.', uptimeSeconds)
  return `${lines.join('\n')}\n`
}
