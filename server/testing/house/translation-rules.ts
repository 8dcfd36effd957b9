import type { HouseRule } from './house-rule.ts'
import { messageKeysOf } from './message-keys.ts'
import { messageUsesOf, stringsOf } from './message-uses.ts'
import { type SourceTree, isTestFile, modulesOf } from './source-tree.ts'

/** WordPress finds a text by its English words: `pack-wordpress.test.ts` compares them with the plugin's sources. */
const ofWordPress = 'wordpress:'

/** The rules for texts. */
export const translationRules: HouseRule[] = [
  {
    name: 'used-messages-exist',
    why: 'A key without a message is shown to the visitor as it is.',
    find: (tree) => {
      const ids = messageKeysOf(tree).map(({ id }) => id)
      return speakersOf(tree)
        .flatMap((module) => messageUsesOf(module))
        .filter(({ pattern }) => !ids.some((id) => pattern.test(id)))
        .map(({ path, line, written }) => ({ path, line, message: `${written} is not in locales/en` }))
    },
  },
  {
    name: 'messages-are-used',
    why: 'A message that nothing shows is translated, reviewed and shipped for nobody.',
    find: (tree) => {
      const speakers = speakersOf(tree)
      const patterns = speakers.flatMap((module) => messageUsesOf(module)).map(({ pattern }) => pattern)
      const strings = new Set(speakers.flatMap((module) => stringsOf(module)))
      return messageKeysOf(tree)
        .filter(({ id }) => !id.startsWith(ofWordPress))
        .filter(({ id }) => !namesOf(id).some((name) => strings.has(name)))
        .filter(
          ({ id }) => !withoutContext(id).some((name) => patterns.some((pattern) => pattern.test(name))),
        )
        .map(({ path, line, id }) => ({ path, line, message: `${id} is never shown` }))
    },
  },
]

function speakersOf(tree: SourceTree): ReturnType<typeof modulesOf> {
  return modulesOf(tree).filter(
    ({ path }) => /^(widget|storefront|server|locales)\//.test(path) && !isTestFile(path),
  )
}

/** `checkout:steps.pay` may be written whole, or as `steps.pay` where the namespace is known. */
function namesOf(id: string): string[] {
  return [id, id.slice(id.indexOf(':') + 1)]
}

/** `cart:guests_adult` may be asked for as `cart:guests` with a context. */
function withoutContext(id: string): string[] {
  return id.includes('_') ? [id, id.slice(0, id.lastIndexOf('_'))] : [id]
}
