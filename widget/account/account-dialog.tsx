import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { AccountPanel } from './account-panel.tsx'
import type { PanelTask } from './account-panel.tsx'
import './account-dialog.css'

/** Props of `AccountDialog`. */
export interface AccountDialogProps {
  task: PanelTask
  /** Stands where it is rendered: a dialog takes no second one. */
  inline?: boolean
  onTask: (task: PanelTask) => void
  onLoggedIn: (email: string) => void
  onClose: () => void
}

/** Logging in, signing up or forgetting a password, over what one is at. */
export function AccountDialog({ task, inline = false, onTask, onLoggedIn, onClose }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const title = t(`${task}.title`)
  const panel = <AccountPanel key={task} task={task} onTask={onTask} onLoggedIn={onLoggedIn} />
  if (inline) return <AccountSection title={title}>{panel}</AccountSection>
  return (
    <Dialog title={title} shape="sheet" onClose={onClose}>
      {panel}
    </Dialog>
  )
}

function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // as in a dialog: who asked for it is led to it, and another task begins at its name
  useEffect(() => heading.current?.focus(), [title])
  return (
    <section className="account-dialog__section" aria-label={title}>
      <h2 ref={heading} className="account-dialog__title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
