import { Skeleton } from '../ui/states/skeleton.tsx'

/** A card that is on its way, in its shape. */
export function ExperienceCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="short" />
    </div>
  )
}
