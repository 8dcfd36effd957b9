import { createReadStream } from 'node:fs'
import chardet from 'chardet'
import iconv from 'iconv-lite'

/** Enough of a file's odd bytes to tell one legacy code page from another. */
const sampleBytes = 256 * 1024

const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf8', [0xef, 0xbb, 0xbf]],
  ['utf16-le', [0xff, 0xfe]],
  ['utf16-be', [0xfe, 0xff]],
]

/** What spreadsheets write where the detector names the ISO page: the Windows page has the same letters and a few more. */
const windowsPages: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-8-I': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function guessUtf16(sample: Buffer): string | undefined {
  const half = Math.max(1, sample.length / 2)
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const even = zeros(0)
  const odd = zeros(1)
  if (odd / half > 0.4 && even / half < 0.1) return 'utf16-le'
  return even / half > 0.4 && odd / half < 0.1 ? 'utf16-be' : undefined
}

/**
 * The encoding of a file by its byte order mark, or else by reading it once: what is valid UTF-8 to its last byte is
 * UTF-8; the rest is guessed from the part where it stops being valid, since a code page shows in its odd letters only.
 */
export async function detectEncoding(file: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  for await (const piece of createReadStream(file, { highWaterMark: sampleBytes })) {
    const chunk = piece as Buffer
    if (first) {
      const marked = marks.find(([, mark]) => mark.every((byte, index) => chunk[index] === byte))
      const encoding = marked?.[0] ?? guessUtf16(chunk.subarray(0, 4096))
      if (encoding) return encoding
      first = false
    }
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      return guessCodePage(chunk)
    }
  }
  return 'utf8'
}

/** Pages of scripts that have Latin letters too, and what is written in no Latin letters at all. */
const latinPages = new Set(['windows-1252', 'windows-1250', 'windows-1254'])
const otherPages = new Set(
  'windows-1251 KOI8-R windows-1256 windows-1253 windows-1255 GB18030 Big5 Shift_JIS EUC-JP EUC-KR'.split(
    ' ',
  ),
)
/** A detector that is less sure of another Latin page has seen a name or two: those are Western more often than not. */
const sureOfLatinPage = 30

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** The words with odd letters: the English around them, which every listing has, would make them Western. */
function oddWords(sample: Buffer): string {
  const words = sample.toString('latin1').split(/[ \t\r\n,;"|]+/)
  return words.filter((word) => /[\u0080-\u00ff]/.test(word)).join(' ')
}

/**
 * Turkish and Icelandic differ from the Western page in six places of the table. Letters that Icelandic and Faroese
 * cannot do without tell them apart where the detector sees only "Western".
 */
function isTurkish(words: string): boolean {
  const turkish = count(words, /[ðýþÐÝÞ]/g)
  return turkish > 2 && turkish > 4 * count(words, /[áíóúæÁÍÓÚÆ]/g)
}

function guessLatinPage(words: string, guesses: readonly { name: string; confidence: number }[]): string {
  const western = guesses.find(({ name }) => name === 'windows-1252')?.confidence ?? 0
  const [best] = guesses
  if (best && best.confidence > western && best.confidence >= sureOfLatinPage) return best.name
  return isTurkish(words) ? 'windows-1254' : 'windows-1252'
}

function guessCodePage(sample: Buffer): string {
  const words = oddWords(sample)
  // a word of an accent or two has mostly plain letters, a word in another script none
  const isLatin = count(words, /[\u0080-\u00ff]/g) < 0.6 * count(words, /[A-Za-z\u0080-\u00ff]/g)
  const guesses = chardet
    .analyse(Buffer.from(words, 'latin1'))
    .map(({ name, confidence }) => ({ name: windowsPages[name] ?? name, confidence }))
    .filter(({ name }) => (isLatin ? latinPages : otherPages).has(name))
  return isLatin ? guessLatinPage(words, guesses) : (guesses[0]?.name ?? 'windows-1252')
}

/** Whether the name of an encoding means something. */
export function isEncoding(name: string): boolean {
  return iconv.encodingExists(name)
}
