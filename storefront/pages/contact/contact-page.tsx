import type { DataOf } from '../registry.ts'

export function ContactPage({ data }: { data: DataOf<'contact'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
