import { useEnvironment } from '../../environment/environment.tsx'
import { Icon } from '../pictures/icon.tsx'
import './steps.css'

/** Where one is on a short way; `current` counts from 0, the steps before it are done; beyond the last, one has arrived. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly string[]
  current: number
}) {
  const { formats } = useEnvironment()
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, place) => (
          <li
            key={step}
            className={`steps__step steps__step--${stateOf(place, current)}`}
            aria-current={place === Math.min(current, steps.length - 1) ? 'step' : undefined}
          >
            <span className="steps__mark" aria-hidden="true">
              {place < current ? <Icon name="check" size={16} /> : formats.number().format(place + 1)}
            </span>
            <span className="steps__name">{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stateOf(place: number, current: number): 'done' | 'current' | 'ahead' {
  if (place === current) return 'current'
  return place < current ? 'done' : 'ahead'
}
