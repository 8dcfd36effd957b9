import type { DataOf } from '../registry.ts'

export function InvoicesPage({ data }: { data: DataOf<'invoices'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
