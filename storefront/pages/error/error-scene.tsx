import type { ReactNode } from 'react'
import './error-scene.css'

/** What went wrong and the ways on, in front of a boat that has gone another way. */
export function ErrorScene({
  title,
  actions,
  below,
  children,
}: {
  title: string
  actions: ReactNode
  /** What else is offered, between the words and the sea. */
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="error-scene">
      <div className="error-scene__words">
        <h1 className="error-scene__title display" tabIndex={-1}>
          {title}
        </h1>
        <div className="error-scene__text">{children}</div>
        <div className="error-scene__actions">{actions}</div>
      </div>
      {below}
      <svg
        className="error-scene__sea"
        viewBox="0 0 1200 220"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <circle className="error-scene__sun" cx="880" cy="120" r="88" />
        <path className="error-scene__far" d="M0 120c200-14 420-14 620-2s400 12 580-2v104H0Z" />
        <g className="error-scene__boat">
          <path
            className="error-scene__sail"
            d="M1010 126c14-26 38-48 70-62-9 20-12 40-10 64-22-8-42-8-60-2Z"
          />
          <path
            className="error-scene__hull"
            d="M1004 134c24 8 66 8 94-3-4 12-10 18-20 21h-50c-12-2-20-8-24-18Z"
          />
        </g>
        <path className="error-scene__near" d="M0 162c240-18 430 10 640 2s380-22 560-4v60H0Z" />
      </svg>
    </div>
  )
}
