import type { Language } from '../contract/primitives.ts'
import type { Layout } from '../../themes/names.ts'

/** A booking as a message shows it. */
export interface EmailCard {
  picture?: { src: string; alt: string }
  title: string
  /** How it stands, and whether that is good news. */
  status?: { text: string; good: boolean }
  facts: { label: string; value: string }[]
}

/** A button. The first one of a letter is the thing to do next. */
export interface EmailAction {
  label: string
  href: string
}

/** A message before it is HTML or plain text: what is said, in reading order. */
export interface Email {
  language: Language
  direction: 'ltr' | 'rtl'
  brand: {
    name: string
    layout: Layout
    href: string
    logo?: { src: string; width: number; height: number; withName: boolean }
  }
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  actions: EmailAction[]
  cards: EmailCard[]
  totals: { label: string; value: string }[]
  /** Help, and why this was sent. */
  footer: string[]
}
