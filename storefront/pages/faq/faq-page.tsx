import type { DataOf } from '../registry.ts'

export function FaqPage({ data }: { data: DataOf<'faq'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
