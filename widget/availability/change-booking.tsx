import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection, SelectionInput } from '../../server/contract/availability.ts'
import type { CartReply } from '../../server/contract/carts.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { createBookingModel } from './booking-model.ts'
import { BookingSheet } from './booking-panel.tsx'
import { todayIn } from './today.ts'

/** Props of `ChangeBooking`. */
export interface ChangeBookingProps {
  /** What is booked now; the form starts from it. */
  selection: Selection
  /** Takes the new selection. A refusal is shown in the form; after "changed" the dialog closes. */
  onSubmit: (selection: SelectionInput) => Promise<CartReply>
  onClose: () => void
}

/** Changes what was chosen of an experience, in a dialog: date, option, time, who comes, pickup and extras. */
export function ChangeBooking({ selection, onSubmit, onClose }: ChangeBookingProps) {
  const { t } = useTranslation('availability')
  const { api } = useEnvironment()
  const [experience, setExperience] = useState<Experience>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const { experience: slug } = selection

  useEffect(() => {
    const abort = new AbortController()
    api.read<Experience>(`experiences/${slug}`, { signal: abort.signal }).then(setExperience, () => {
      if (!abort.signal.aborted) setFailed(true)
    })
    return () => abort.abort()
  }, [api, slug, turn])

  if (experience) {
    return <ChangeForm experience={experience} selection={selection} onSubmit={onSubmit} onClose={onClose} />
  }
  return (
    <Dialog title={t('changing.title')} shape="sheet" onClose={onClose}>
      {failed ? (
        <Notice
          tone="wrong"
          alert
          actions={
            <Button
              size="small"
              onClick={() => {
                setFailed(false)
                setTurn(turn + 1)
              }}
            >
              {t('date.again')}
            </Button>
          }
        >
          {t('changing.failed')}
        </Notice>
      ) : (
        <>
          <p className="visually-hidden">{t('changing.loading')}</p>
          <Skeleton shape="button" />
          <Skeleton shape="picture" />
        </>
      )}
    </Dialog>
  )
}

function ChangeForm({
  experience,
  selection,
  onSubmit,
  onClose,
}: ChangeBookingProps & { experience: Experience }) {
  const { t } = useTranslation('availability')
  const { api, currency } = useEnvironment()
  // begun once: the cart may be fetched anew while somebody is choosing
  const [model] = useState(() =>
    createBookingModel({ api, currency, experience }, todayIn(experience.timeZone), { selection }),
  )
  return (
    <BookingSheet
      title={t('changing.title')}
      description={experience.title}
      label={t('changing.save')}
      model={model}
      onClose={onClose}
      onSubmit={async (next) => {
        const reply = await onSubmit(next)
        if (reply.outcome === 'changed') onClose()
        return reply
      }}
    />
  )
}
