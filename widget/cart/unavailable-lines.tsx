import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Notice } from '../ui/states/notice.tsx'
import { isBeyondRepair, isOfTime } from './line-faults.ts'
import { useRemoval } from './use-removal.ts'
import { dot } from '../ui/facts/dot.ts'
import './unavailable-lines.css'

type FaultyLine = CartLine & Required<Pick<CartLine, 'fault'>>

/** What of the cart cannot be booked any more, for checkout: why, and what can be done about it. */
export function UnavailableLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(['checkout', 'faults'])
  const isolate = useIsolate()
  const { moment } = useLocalTimes()
  const gone = lines.filter((line): line is FaultyLine => line.fault !== undefined)
  if (gone.length === 0) return null
  return (
    <ul className="unavailable-lines" aria-label={t('review.unavailable')}>
      {gone.map((line) => (
        <li key={line.id}>
          <Notice
            tone="wrong"
            title={`${isolate(line.experience.title)}${dot}${moment(line.start)}`}
            actions={<WaysOn line={line} />}
          >
            {t(`faults:${line.fault.fault}`, { count: line.fault.limit ?? 1 })}
          </Notice>
        </li>
      ))}
    </ul>
  )
}

function WaysOn({ line }: { line: FaultyLine }) {
  const { t } = useTranslation('cart')
  const { address } = useEnvironment()
  const { remove, removing } = useRemoval(line)
  const { title, destination, category } = line.experience
  const similar = { ...cityPlace(destination), category: category.slug }
  const wantsTime = isOfTime(line.fault.fault)
  return (
    <>
      {isBeyondRepair(line.fault.fault) ? (
        <ButtonLink size="small" href={address(similar)}>
          {t('similar')}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="small"
          href={address({ to: 'cart' })}
          aria-label={t(wantsTime ? 'edit.timeName' : 'edit.name', { title })}
        >
          {t(wantsTime ? 'edit.time' : 'edit.label')}
        </ButtonLink>
      )}
      <Button
        look="quiet"
        size="small"
        busy={removing}
        aria-label={t('remove.name', { title })}
        onClick={(event) => void remove(event.currentTarget)}
      >
        {t('remove.label')}
      </Button>
    </>
  )
}
