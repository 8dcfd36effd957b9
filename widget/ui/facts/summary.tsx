import type { ReactNode } from 'react'
import type { Money } from '../../../server/contract/primitives.ts'
import { MoneyText } from './money.tsx'
import './summary.css'

/** Figures that add up, one to a line. */
export function Summary({ children }: { children: ReactNode }) {
  return <dl className="summary">{children}</dl>
}

/** One figure; `tone` `safe` for what is taken off, `signed` for what is added to those above it. */
export function SummaryRow({
  label,
  money,
  tone = 'plain',
  signed,
}: {
  label: ReactNode
  money: Money
  tone?: 'plain' | 'safe'
  signed?: boolean
}) {
  return (
    <div className={`summary__row summary__row--${tone}`}>
      <dt>{label}</dt>
      <dd>
        <MoneyText money={money} signed={signed} />
      </dd>
    </div>
  )
}

/** What it all comes to: the largest figure of its screen. */
export function SummaryTotal({ label, money }: { label: ReactNode; money: Money }) {
  return (
    <div className="summary__total">
      <dt>{label}</dt>
      <dd className="display">
        <MoneyText money={money} />
      </dd>
    </div>
  )
}
