import './skeleton.css'

/** The place of something that is on its way, in its shape. Hidden from screen readers: a sentence beside it speaks. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'short' | 'picture' | 'button' }) {
  return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />
}
