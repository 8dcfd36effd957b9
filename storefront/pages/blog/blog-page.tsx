import type { DataOf } from '../registry.ts'

export function BlogPage({ data }: { data: DataOf<'blog'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
