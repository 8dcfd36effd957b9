import { expect, test } from 'vitest'
import { sharedHeaders } from './shared-cache.ts'

const purging = { CACHE_PURGE_URLS: ['http://127.0.0.1:6081/'] }

test.each([
  ['a minute in a cache that purges by key', purging, false, '60'],
  ['five seconds in any other', { CACHE_PURGE_URLS: [] }, false, '5'],
  ['five seconds, what soon looks better', purging, true, '5'],
])('is kept for %s', (_case, env, briefly, seconds) => {
  const headers = sharedHeaders(env, ['place-rome'], briefly).join(' ')
  expect(/s-maxage=(\d+)/.exec(headers)?.[1]).toBe(seconds)
})
