import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { experiencePlace } from '../environment/places.ts'
import { useReply } from '../environment/use-reply.ts'
import { todayIn } from '../ui/calendar/today.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { createBookingModel } from './booking-model.ts'
import { BookingForm, isUnavailable } from './booking-form.tsx'
import { BookingSafe } from './booking-head.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { BookingTotal } from './booking-total.tsx'
import type { BookingTotalProps } from './booking-total.tsx'
import { withoutRefusedStarts } from './without-refused-starts.ts'
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

const none: readonly string[] = []

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
  const [{ selection: chosen, refusedStarts = none, fault }] = useState(line)
  const model = useMemo(() => {
    const offering = withoutRefusedStarts(api, { option: chosen.option, starts: refusedStarts })
    return (
      experience &&
      createBookingModel({ api: offering, currency, experience }, todayIn(experience.timeZone), {
        selection: chosen,
      })
    )
  }, [api, currency, experience, chosen, refusedStarts])

  const lead = experience && (
    <div className="line-editor__lead">
      {fault?.fault === 'refused' ? <Refused start={chosen.start} /> : null}
      <BookingSafe experience={experience} />
    </div>
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
            {lead}
            <BookingPanel {...content} />
          </div>
        ) : (
          <NotThere line={line} failed={failed} />
        )}
      </section>
    )
  }
  return (
    <EditorDialog title={name} onClose={onDone} lead={lead} content={content}>
      <NotThere line={line} failed={failed} />
    </EditorDialog>
  )
}

/** One dialog, before the choices are there and after: a second one would take the focus out and in again. */
function EditorDialog({
  title,
  onClose,
  lead,
  content,
  children,
}: {
  title: string
  onClose: () => void
  /** Before the choices. */
  lead: ReactNode
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
      {lead}
      {model ? <BookingForm model={model} /> : children}
    </Dialog>
  )
}

/** Why the start that the line had is not chosen any more. */
function Refused({ start }: { start: string }) {
  const { t } = useTranslation(['cart', 'faults'])
  const { moment } = useLocalTimes()
  return (
    <Notice tone="wrong" title={t('faults:refused')}>
      {moment(start)}
    </Notice>
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
