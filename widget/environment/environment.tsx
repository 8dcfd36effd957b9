/** What a component may know about where it runs: the only difference between the page and the widget. */
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Buyer } from '../../server/contract/checkout.ts'
import type { Language } from '../../server/contract/primitives.ts'
import type { Storefront } from '../../server/contract/storefronts.ts'
import type { ThemeLayout } from '../../themes/theme.ts'
import type { ExperienceCardProps } from '../experience/cards/card-parts.tsx'
import type { Api } from './api.ts'
import type { Formats } from './formats.ts'
import type { Memory } from './memory.ts'
import type { Place } from './places.ts'

/** Everything a component may know about where it runs: the only difference between the page and the widget. */
export interface Environment {
  api: Api
  storefront: Storefront
  language: Language
  /** Language with region, for dates, numbers and money: `en-US`, `ar-SA`. */
  locale: string
  /** The formatters of `locale`, made once for the whole app. */
  formats: Formats
  direction: 'ltr' | 'rtl'
  currency: string
  layout: ThemeLayout
  /** How an experience is shown in a list. */
  card: ComponentType<ExperienceCardProps>
  /** What a page puts into the corner of each card. */
  cardCorner?: ComponentType<Pick<ExperienceCardProps, 'card'>>
  /**
   * Shows what a photograph is like before it arrives. Absent in a widget: the policy of the page around it decides about
   * `data:`, and would report each picture.
   */
  showPreview?: (image: HTMLImageElement | null, preview: string | undefined) => void
  memory: Memory
  /** Tiles for maps; absent where a map is only a link. */
  map?: { tiles: string; attribution: string }
  /**
   * By reference, what opens all of an order where `memory` may keep only what opens a summary: in a page of other scripts. Gone
   * with the page; the server takes each for half an hour.
   */
  proofs?: Map<string, string>
  /** Memory of this tab alone, gone with it: what a buyer has typed is not for the next person at a shared computer. */
  visitMemory: Memory
  /**
   * Whether what a visitor chose may stand in the address of the page, to outlive a reload. The address around a widget is its
   * host's.
   */
  keepsChoices?: boolean
  /** Address of a place, for `href`. */
  address: (place: Place) => string
  /**
   * Goes to a place or a path; `replace` leaves no step to go back to. `external` leaves the app, for the secure payment
   * page; without it another origin is refused. `alreadyShown` changes the address alone: what it leads to is on the screen.
   */
  navigate: (
    target: Place | string,
    options?: { replace?: boolean; keepScroll?: boolean; external?: boolean; alreadyShown?: boolean },
  ) => void
  /** Where dialogs and toasts are put; undefined before there is a document. */
  portal: () => HTMLElement | undefined
  /** Says something to screen readers. */
  announce: (message: string) => void
  /** What the page around knows of the buyer already; fills the form as far as nothing has been typed. */
  buyer?: Readonly<Partial<Record<keyof Buyer, string>>>
  /** Address to come back to after the payment page; it gets the order's reference and token. */
  returnAddress: () => string | undefined
}

const EnvironmentContext = createContext<Environment | undefined>(undefined)

/** Hands the environment down. One for each app instance. */
export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>
}

/** @throws Error outside an `EnvironmentProvider` */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext)
  if (!environment) throw new Error('no EnvironmentProvider above this component')
  return environment
}
