import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../server/contract/primitives.ts'
import { addNamespaces } from './i18n.ts'
import type { Namespace } from './i18n.ts'

/** A part of a screen that comes after the screen: there, on its way, or out of reach until `again` brings it. */
export interface LaterPart<Part extends object> {
  part?: Part
  failed: boolean
  again: () => void
}

/** Loads a part, its code and its texts, once what uses it is shown. The inputs are the same objects each time. */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  namespaces: readonly Namespace[],
): LaterPart<Part> {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const [part, setPart] = useState<Part>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    Promise.all([load(), addNamespaces(i18n, language, namespaces)]).then(
      ([loaded]) => isCurrent && setPart(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => void (isCurrent = false)
  }, [load, i18n, language, namespaces, tries])
  return {
    part,
    failed: failed && !part,
    again() {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
