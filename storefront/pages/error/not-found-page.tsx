import type { DataOf } from '../registry.ts'

export function NotFoundPage({ data }: { data: DataOf<'not-found'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
