import type { DataOf } from '../registry.ts'

export function ErrorPage({ data }: { data: DataOf<'error'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
