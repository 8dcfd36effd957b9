import type { DataOf } from '../registry.ts'

export function ArticlePage({ data }: { data: DataOf<'article'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
