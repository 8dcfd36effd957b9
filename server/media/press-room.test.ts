import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { openPressRoom } from './press-room.ts'
import type { PressRoom, PressRoomLimits } from './press-room.ts'
import type { PosterSubject, PrintShape } from './press.ts'

const log = { warn: vi.fn() }
const dunes: PosterSubject = { subject: 'dunes', hour: 'golden', seed: 'a1', city: 'dubai' }
const wide = (width: number): PrintShape => ({ width, fit: 'cover', format: 'webp', background: 'ffffff' })
const rooms: PressRoom[] = []
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.stop()
  log.warn.mockClear()
})

function open(limits: Partial<PressRoomLimits> = {}): PressRoom {
  const room = openPressRoom(log, limits)
  rooms.push(room)
  return room
}

/** The picture processes that this one has started and that live. */
function listPrinters(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process'))
}

const untilNoneLives = () => vi.waitFor(() => expect(listPrinters()).toEqual([]), { timeout: 5_000 })

test('a poster and a photograph are made in a process of their own, which makes the next one too', async () => {
  const room = open()
  const poster = await room.printPoster(dunes, wide(320))
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
  const first = listPrinters()
  const photograph = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f8588' } })
    .jpeg()
    .toBuffer()
  const cut = await room.printPhotograph(photograph, { ...wide(160), format: 'jpg' })
  expect(await sharp(cut).metadata()).toMatchObject({ format: 'jpeg', width: 160 })
  expect(listPrinters()).toEqual(first)
  expect(first).toHaveLength(1)
})

test('knows nothing of the environment of the server', async () => {
  const room = open()
  await room.printPoster(dunes, wide(160))
  const [pid = 0] = listPrinters()
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  expect(names.filter((name) => !/^(?:MALLOC_|NODE_C|$)/.test(name ?? ''))).toEqual([])
})

test.for([
  ['has made enough', { pictures: 2 }],
  ['has grown too large', { bytes: 1 }],
  ['has nothing to do', { idleMs: 20 }],
] as const)('a process that %s ends, and the next picture has another', async ([, limits]) => {
  const room = open(limits)
  for (const _ of [1, 2]) await room.printPoster(dunes, wide(160))
  await untilNoneLives()
  expect((await room.printPoster(dunes, wide(160))).length).toBeGreaterThan(100)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a picture whose process is killed is made by another', async () => {
  const room = open()
  await room.printPoster(dunes, wide(160))
  const [pid = 0] = listPrinters()
  const asked = room.printPoster({ ...dunes, seed: 'b2' }, wide(1920))
  process.kill(pid, 'SIGKILL')
  expect(await sharp(await asked).metadata()).toMatchObject({ width: 1920 })
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a picture that takes too long is given up with its process', async () => {
  const room = open({ patienceMs: 1 })
  await expect(room.printPoster(dunes, wide(1920))).rejects.toThrow('not made within')
  await untilNoneLives()
})

test('what is no photograph is refused by its reason, and costs no process', async () => {
  const room = open()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(room.printPhotograph(drawing, wide(160))).rejects.toThrow('A svg is no photograph')
  expect(listPrinters()).toHaveLength(1)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a room that is closed leaves no process', async () => {
  const room = open()
  await Promise.all([room.printPoster(dunes, wide(160)), room.printPoster(dunes, wide(320))])
  expect(listPrinters()).toHaveLength(2)
  await room.stop()
  expect(listPrinters()).toEqual([])
  await expect(room.printPoster(dunes, wide(160))).rejects.toThrow('closed')
})
