import type { DataOf } from '../registry.ts'

export function CartPage({ data }: { data: DataOf<'cart'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
