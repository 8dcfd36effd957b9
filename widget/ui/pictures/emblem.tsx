import { useId } from 'react'
import './emblem.css'

/** The hour of the picture tells how things stand: dawn waits, day is good, dusk is uncertain, night went wrong. */
export type EmblemHour = 'dawn' | 'day' | 'dusk' | 'night'

/**
 * A dhow on the water in a round frame, printed in flat colours. Decoration: the words beside it say everything. With
 * `festive` the flags go up once.
 */
export function Emblem({ hour, festive = false }: { hour: EmblemHour; festive?: boolean }) {
  const frameId = useId()
  return (
    <svg
      className={`emblem emblem--${hour}${festive ? ' emblem--festive' : ''}`}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      aria-hidden="true"
    >
      <clipPath id={frameId}>
        <circle cx="80" cy="80" r="80" />
      </clipPath>
      <g clipPath={`url(#${frameId})`}>
        <rect className="emblem__sky" width="160" height="160" />
        <circle className="emblem__sun" cx="112" cy="58" r="24" />
        <path className="emblem__far" d="M0 100c22-12 40-4 58-12s34-6 50 2 32-2 52 6v64H0Z" />
        <path className="emblem__sea" d="M0 108h160v52H0Z" />
        <path className="emblem__wave" d="M-6 122q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v6H-6Z" />
        <path
          className="emblem__wave"
          d="M-16 140q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v6h-180Z"
        />
        <g className="emblem__boat">
          <path className="emblem__mast" d="M76 112 83 30l3 .5-5 81.5Z" />
          <path className="emblem__sail" d="M92 22c-6 34-26 60-56 78 26 4 48 3 66-2 6-28 2-54-10-76Z" />
          <path className="emblem__hull" d="M26 108c30 8 66 8 104-4-6 16-16 22-30 22H56c-14 0-24-6-30-18Z" />
          <g className="emblem__flags">
            <path className="emblem__flag emblem__flag--act" d="m92 22 22 6-20 8Z" />
            <path className="emblem__flag emblem__flag--safe" d="m110 40 14 2-11 9Z" />
            <path className="emblem__flag emblem__flag--hurry" d="m118 62 14 0-10 10Z" />
          </g>
        </g>
      </g>
    </svg>
  )
}
