import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon.tsx'
import './notice.css'

/** What a notice is about: `safe` reassures, `hurry` warns, `wrong` says what is wrong, `plain` tells. */
export type NoticeTone = 'plain' | 'safe' | 'hurry' | 'wrong'

const icons: Record<NoticeTone, IconName> = {
  plain: 'info',
  safe: 'shield',
  hurry: 'warning',
  wrong: 'warning',
}

/** A message that stays where it is about: what is the matter, and a way on. `alert` has it read out at once. */
export function Notice({
  tone = 'plain',
  title,
  alert = false,
  icon = icons[tone],
  actions,
  children,
}: {
  tone?: NoticeTone
  title?: string
  alert?: boolean
  icon?: IconName
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={`notice notice--${tone}`} role={alert ? 'alert' : undefined}>
      <Icon name={icon} />
      <div className="notice__body">
        {title ? <p className="notice__title">{title}</p> : null}
        {children ? <div className="notice__text">{children}</div> : null}
        {actions ? <div className="notice__actions">{actions}</div> : null}
      </div>
    </div>
  )
}
