import type { ReactNode } from 'react'
import { Emblem } from '../pictures/emblem.tsx'
import type { EmblemHour } from '../pictures/emblem.tsx'
import './blank-state.css'

/** Where there is nothing to show: a sentence, and a way on. */
export function BlankState({
  title,
  hour = 'dawn',
  level = 'h1',
  actions,
  children,
}: {
  title: string
  hour?: EmblemHour
  level?: 'h1' | 'h2'
  actions?: ReactNode
  children?: ReactNode
}) {
  const Title = level
  return (
    <div className="blank-state">
      <div className="blank-state__picture-and-words">
        <Emblem hour={hour} />
        <div className="blank-state__words">
          <Title className="blank-state__title display" tabIndex={level === 'h1' ? -1 : undefined}>
            {title}
          </Title>
          {children}
          {actions ? <div className="blank-state__actions">{actions}</div> : null}
        </div>
      </div>
    </div>
  )
}
