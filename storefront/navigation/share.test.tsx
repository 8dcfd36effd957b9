import { afterEach, expect, it, vi } from 'vitest'
import { share } from './share.ts'

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
const put = (parts: object) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...parts })

afterEach(() => {
  vi.unstubAllGlobals()
  writeText.mockClear()
})

it('offers the device’s own ways where there are some, without what a search added to the address', async () => {
  const offered = vi.fn(() => Promise.resolve())
  put({ share: offered })
  window.history.replaceState(null, '', '/things-to-do-in-dubai/dunes?date=2026-12-01&gclid=x#reviews')
  expect(await share('Red dunes')).toBe('shared')
  expect(offered).toHaveBeenCalledExactlyOnceWith({
    title: 'Red dunes',
    url: `${window.location.origin}/things-to-do-in-dubai/dunes`,
  })
  expect(writeText).not.toHaveBeenCalled()
})

it('copies the link where there are none, or where they fail', async () => {
  put({})
  expect(await share('Red dunes')).toBe('copied')
  put({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await share('Red dunes')).toBe('copied')
  expect(writeText).toHaveBeenCalledTimes(2)
})

it('copies nothing when a visitor changes their mind', async () => {
  put({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })
  expect(await share('Red dunes')).toBe('dismissed')
  expect(writeText).not.toHaveBeenCalled()
})

it('says that it could not where there is no clipboard', async () => {
  put({ clipboard: undefined })
  expect(await share('Red dunes')).toBe('failed')
})
