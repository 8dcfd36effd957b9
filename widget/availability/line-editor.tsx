import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { experiencePlace } from '../environment/places.ts'
import { useReply } from '../environment/use-reply.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { createBookingModel } from './booking-model.ts'
import { BookingForm, isUnavailable } from './booking-form.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { BookingTotal } from './booking-total.tsx'
import type { BookingTotalProps } from './booking-total.tsx'
import { todayIn } from '../ui/calendar/today.ts'
import './line-editor.css'

/** Props of `LineEditor`. */
export interface LineEditorProps {
  line: CartLine
  /** Puts the selection in the line's place. */
  onSubmit: BookingTotalProps['onSubmit']
  /** It is changed, or the dialog was closed. */
  onDone: () => void
  /** Where it stands, instead of in a dialog. */
  inline?: boolean
}

/** The booking panel, filled in with the choices of a line of the cart; what it takes replaces the line. */
export function LineEditor({ line, onSubmit, onDone, inline = false }: LineEditorProps) {
  const { t } = useTranslation('cart')
  const { api, currency, announce } = useEnvironment()
  const { slug, title } = line.experience
  const name = t('edit.name', { title })
  const asked = useReply(slug, (from, signal) => from.call('readExperience', { path: { slug }, signal }))
  const experience = asked.state === 'there' ? asked.reply : undefined
  const failed = asked.state === 'failed'
  // as it was when the editor opened: the cart shows the changed line before the editor is gone
  const [chosen] = useState(line.selection)
  const model = useMemo(
    () =>
      experience &&
      createBookingModel({ api, currency, experience }, todayIn(experience.timeZone), { selection: chosen }),
    [api, currency, experience, chosen],
  )

  const content = model
    ? {
        label: t('edit.save'),
        model,
        onSubmit: async (...[selection]: Parameters<typeof onSubmit>) => {
          const reply = await onSubmit(selection)
          if (reply.outcome === 'changed') {
            announce(t('edit.done', { title }))
            onDone()
          }
          return reply
        },
      }
    : undefined
  if (inline) {
    return (
      <section className="line-editor" aria-label={name}>
        <h1 className="line-editor__title display">{name}</h1>
        {content ? (
          <div className="line-editor__panel">
            <BookingPanel {...content} />
          </div>
        ) : (
          <NotThere line={line} failed={failed} />
        )}
      </section>
    )
  }
  return (
    <EditorDialog title={name} onClose={onDone} content={content}>
      <NotThere line={line} failed={failed} />
    </EditorDialog>
  )
}

/** One dialog, before the choices are there and after: a second one would take the focus out and in again. */
function EditorDialog({
  title,
  onClose,
  content,
  children,
}: {
  title: string
  onClose: () => void
  content: BookingTotalProps | undefined
  /** Until there is content. */
  children: ReactNode
}) {
  useSignals()
  const model = content?.model
  useLayoutEffect(() => model?.connect(), [model])
  return (
    <Dialog
      title={title}
      shape="sheet"
      onClose={onClose}
      footer={content && !isUnavailable(content.model) ? <BookingTotal {...content} /> : undefined}
    >
      {model ? <BookingForm model={model} /> : children}
    </Dialog>
  )
}

function NotThere({ line, failed }: { line: CartLine; failed: boolean }) {
  const { t } = useTranslation('cart')
  const { address } = useEnvironment()
  return failed ? (
    <Notice
      tone="wrong"
      alert
      actions={
        <ButtonLink look="quiet" size="small" href={address(experiencePlace(line.experience))}>
          {t('edit.elsewhere')}
        </ButtonLink>
      }
    >
      {t('edit.failed')}
    </Notice>
  ) : (
    <div role="status">
      <span className="visually-hidden">{t('edit.loading')}</span>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  )
}
