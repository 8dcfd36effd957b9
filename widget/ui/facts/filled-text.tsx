import { Fragment, createElement } from 'react'
import type { ReactNode } from 'react'

/**
 * A message with elements where it names them: `<before/>From <amount/>`. For messages on every page, where the parser
 * behind react-i18next's `Trans` would be 4 kB for two tags.
 */
export function FilledText({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  const pieces = text.split(/<(\w+)\/>/).map((piece, index) => (index % 2 === 0 ? piece : parts[piece]))
  return createElement(Fragment, null, ...pieces)
}
