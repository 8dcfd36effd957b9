import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '../server/contract/primitives.ts'
import { addNamespaces } from '../widget/environment/i18n.ts'
import type { Namespace } from '../widget/environment/i18n.ts'

/** What opens over a page: its code and its texts come when it is opened, since few visitors of the page see it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
): ComponentType<Props> {
  const parts = new WeakMap<I18n, LazyExoticComponent<ComponentType<Props>>>()
  return function LazyPart(props) {
    const { i18n } = useTranslation()
    const Part =
      parts.get(i18n) ??
      lazy(async () => {
        const [Loaded] = await Promise.all([
          load(),
          addNamespaces(i18n, i18n.language as Language, namespaces),
        ])
        return { default: Loaded }
      })
    parts.set(i18n, Part)
    return <Part {...props} />
  }
}
