import type { DataOf } from '../registry.ts'

export function HomePage({ data }: { data: DataOf<'home'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
