import type { DataOf } from '../registry.ts'

export function CheckoutPage({ data }: { data: DataOf<'checkout'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
