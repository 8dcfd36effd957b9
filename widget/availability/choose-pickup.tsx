import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Pickup } from '../../server/contract/catalogue.ts'
import { Select } from '../ui/controls/select.tsx'
import { englishMark } from '../ui/facts/english-mark.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import type { BookingModel } from './booking-model.ts'
import { usePickupTime } from './pickup-time.ts'
import { StepBlock } from './step-block.tsx'
import './choose-pickup.css'

/** Value of the choice to come without pickup: no point can have it, since its id is a slug. */
const byThemselves = '-'

/** Where the traveller is picked up and when. Nothing is chosen beforehand. */
export function ChoosePickup({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const timeOf = usePickupTime(model)
  const pickups = model.pickups.value
  if (!model.option.value || pickups.length === 0) return null
  const id = model.pickupId.value
  const chosen = pickups.find((pickup) => pickup.id === id)
  return (
    <StepBlock title={t('pickup.title')} step="pickup">
      <div className="choose-pickup">
        <Select
          label={t('pickup.title')}
          labelHidden
          required
          value={id === null ? byThemselves : (chosen?.id ?? '')}
          onChange={({ currentTarget: { value } }) => {
            model.pickupId.value = value === byThemselves ? null : value
          }}
        >
          <option value="" disabled>
            {t('pickup.choose')}
          </option>
          {pickups.map((pickup) => (
            <option key={pickup.id} value={pickup.id}>
              {t('pickup.offer', { name: pickup.name, when: timeOf(pickup.minutesBefore) })}
            </option>
          ))}
          <option value={byThemselves}>{t('pickup.none')}</option>
        </Select>
        {chosen ? <PickupDetails model={model} pickup={chosen} /> : null}
        {id === null ? <MeetingPoint model={model} /> : null}
      </div>
    </StepBlock>
  )
}

function PickupDetails({ model, pickup }: { model: BookingModel; pickup: Pickup }) {
  useSignals()
  const timeOf = usePickupTime(model)
  return (
    <div role="status" className="choose-pickup__point">
      <p className="choose-pickup__when">{timeOf(pickup.minutesBefore, 'pickup.at')}</p>
      {pickup.address ? (
        <p>
          {/* one text for readers of every language: nobody states which language it is in */}
          <bdi lang="">{pickup.address}</bdi>
        </p>
      ) : null}
      {pickup.note ? (
        <p>
          <bdi {...englishMark(model.source.value.experience, 'pickups')}>{pickup.note}</bdi>
        </p>
      ) : null}
    </div>
  )
}

/** For travellers who come by themselves: when it starts, and where as far as that is known. */
function MeetingPoint({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const { time } = useLocalTimes()
  const { experience } = model.source.value
  const start = model.departure.value?.start
  if (!start) return null
  return (
    <div role="status" className="choose-pickup__point">
      <p className="choose-pickup__when">{t('pickup.startsAt', { time: time(start) })}</p>
      {experience.address ? (
        <p>
          <bdi {...englishMark(experience, 'address')}>{experience.address}</bdi>
        </p>
      ) : null}
    </div>
  )
}
