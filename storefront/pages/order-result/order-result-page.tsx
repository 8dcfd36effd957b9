import type { DataOf } from '../registry.ts'

export function OrderResultPage({ data }: { data: DataOf<'order-result'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
