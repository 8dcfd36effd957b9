import type { DataOf } from '../registry.ts'

export function ExperiencePage({ data }: { data: DataOf<'experience'> }) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
