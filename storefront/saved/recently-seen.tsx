import { Suspense, lazy } from 'react'
import { useKept } from './kept-context.tsx'

const SeenList = lazy(async () => ({ default: (await import('./seen-list.tsx')).SeenList }))

/** What a visitor has looked at before on this device; a first visit loads nothing of it. */
export function RecentlySeen({ except }: { except?: string }) {
  const { slugs } = useKept('seen')
  const others = slugs.filter((slug) => slug !== except)
  return others.length === 0 ? null : (
    <Suspense fallback={null}>
      <SeenList slugs={others} />
    </Suspense>
  )
}
