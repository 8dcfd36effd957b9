import type { DataOf } from '../registry.ts'

export function ListingPage({ data }: { data: DataOf<'listing'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
