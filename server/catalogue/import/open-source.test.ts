import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSource } from './open-source.ts'
import type { SourceOptions } from './open-source.ts'
import type { RawRow } from './raw-row.ts'
import { parseMapping } from './mapping.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}
const readAll = async (file: string, options?: SourceOptions) => {
  const rows: RawRow[] = []
  for await (const row of (await openSource(file, options)).rows) rows.push(row)
  return rows
}
const cells = (rows: RawRow[]) =>
  rows.map((row) => ('cells' in row ? Object.values(row.cells) : 'fault' in row ? row.fault.code : row.json))

describe('encodings', () => {
  const text = 'externalId,title.en\n1,Şişli çarşısı – Göreme’de ılık gün ğ İ\n2,Çeşme öğle yemeği ve güneş\n'
  it.each([
    ['utf8', false],
    ['utf8', true],
    ['utf16-le', true],
    ['utf16-be', true],
    ['utf16-le', false],
    ['windows-1254', false],
  ])('%s (mark: %s) is recognised', async (encoding, addBOM) => {
    const rows = await readAll(write('turkish.csv', iconv.encode(text, encoding, { addBOM })))
    expect(cells(rows)).toEqual([
      ['1', 'Şişli çarşısı – Göreme’de ılık gün ğ İ'],
      ['2', 'Çeşme öğle yemeği ve güneş'],
    ])
  })

  it('UTF-8 is known by the whole file, however late its first accent', async () => {
    const rows = await readAll(
      write('late.csv', `externalId,title.en\n${'1,plain\n'.repeat(90_000)}2,Göreme\n`),
    )
    expect(cells(rows).at(-1)).toEqual(['2', 'Göreme'])
  })

  it('Cyrillic and Western code pages are told apart', async () => {
    const cyrillic = `externalId,title.en\n1,${'Прогулка по Москве-реке на закате и с ужином и музыкой. '.repeat(4)}\n`
    const western = `externalId,title.en\n1,${'Dégustation à la crème brûlée près du château en été. '.repeat(4)}\n`
    expect(JSON.stringify(await readAll(write('ru.csv', iconv.encode(cyrillic, 'windows-1251'))))).toContain(
      'Прогулка по Москве-реке',
    )
    expect(JSON.stringify(await readAll(write('fr.csv', iconv.encode(western, 'windows-1252'))))).toContain(
      'crème brûlée près du château',
    )
  })

  it.each([
    ['windows-1251', 'Прогулка на деревянной лодке, ужин и музыка на закате'],
    ['koi8-r', 'Прогулка на деревянной лодке, ужин и музыка на закате'],
    ['windows-1256', 'عشاء على مركب خشبي في خور دبي مع الموسيقى عند الغروب'],
    ['windows-1254', 'Gün batımında ahşap tekneyle Boğaz turu ve akşam yemeği, balık ve şarap ile'],
    ['windows-1252', 'Dîner à bord d’un boutre en bois, où l’on mange très bien'],
    ['windows-1252', 'Þingvellir og Öskjuhlíð'],
  ])('%s is known beside the English that every listing has', async (encoding, text) => {
    const english = 'Dinner on a wooden boat, "Café Pera" and music, while the sun goes down. '.repeat(8)
    const row = `1,"${english.replaceAll('"', '""')}","${text}"\n`
    const file = write(
      'two.csv',
      iconv.encode(`externalId,title.en,title.xx\n${row}`.replace('xx', 'ru'), encoding),
    )
    const source = await openSource(file)
    expect(cells(await Array.fromAsync(source.rows))[0]).toContain(text)
    expect(source.guessedEncoding?.toLowerCase()).toBe(encoding)
  })

  it('can be said, and must exist', async () => {
    const file = write('said.csv', iconv.encode('externalId\nДа\n', 'koi8-r'))
    expect(cells(await readAll(file, { encoding: 'koi8-r' }))).toEqual([['Да']])
    expect((await openSource(file, { encoding: 'koi8-r' })).guessedEncoding).toBeUndefined()
    expect((await openSource(write('known.csv', 'externalId\nДа\n'))).guessedEncoding).toBeUndefined()
    await expect(openSource(file, { encoding: 'klingon' })).rejects.toThrow('no encoding')
  })
})

describe('a CSV', () => {
  it.each([[','], [';'], ['\t'], ['|']])('may have %j between columns', async (delimiter) => {
    const rows = await readAll(
      write('d.csv', `externalId${delimiter}"title.en"\r\n1${delimiter}"a ${delimiter} ""b"""\r\n`),
    )
    expect(cells(rows)).toEqual([['1', `a ${delimiter} "b"`]])
  })

  it('tells the line on which each row starts, past line breaks and empty lines', async () => {
    const rows = await readAll(
      write('l.csv', 'externalId,title.en\n1,"a\nb\nc"\n\n2,d\n3,5" pipe\r\n4,"e\r\nf"\n5,last'),
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 7, 8, 10])
    expect(cells(rows)[2]).toEqual(['3', '5" pipe'])
  })

  it('goes on after a row that has too many columns or too few', async () => {
    const rows = await readAll(write('c.csv', 'externalId,title.en\n1\n2,a,b\n3,c\n'))
    expect(cells(rows)).toEqual(['columns', 'columns', ['3', 'c']])
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4])
  })

  it('tells where a quote was opened that nobody closes', async () => {
    const rows = await readAll(write('q.csv', `externalId,title.en\n1,a\n2,"b\n${'3,c\n'.repeat(50)}`))
    expect(rows.map((row) => [row.line, 'fault' in row ? row.fault.reason : 'fine'])).toEqual([
      [2, 'fine'],
      [3, 'a quote is opened here and not closed, so that nothing from here on could be read'],
    ])
  })

  it('hands on a text of five megabytes, to be refused as one, and every row behind it', async () => {
    const long = 'word '.repeat(1_000_000)
    const rows = await readAll(
      write('long.csv', `externalId,title.en\n1,"${long}"\n2,${long}\n${'3,c\n'.repeat(50)}`),
    )
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 52 }, (_, n) => n + 2))
    const lengths = rows.map((row) => 'cells' in row && row.cells['title.en']?.length)
    expect(lengths.slice(0, 3)).toEqual([long.length, long.length, 1])
  })

  it('gives up once, and not for every piece that follows, on a row that has no end', async () => {
    const rows = await readAll(
      write('endless.csv', `externalId,title.en\n1,a\n2,"${'text '.repeat(4_000_000)}`),
    )
    expect(rows.map((row) => [row.line, 'fault' in row ? row.fault.code : 'fine'])).toEqual([
      [2, 'fine'],
      [3, 'csv'],
    ])
  })

  it('may have the empty columns and rows that spreadsheets leave behind', async () => {
    const rows = await readAll(write('spreadsheet.csv', 'externalId,title.en,,\n1,a,,\n,,,\n2,b,,c\n , ,,\n'))
    expect(rows.map(({ line }) => line)).toEqual([2, 4])
    expect(rows.map((row) => 'cells' in row && row.cells)).toEqual([
      { externalId: '1', 'title.en': 'a', 'column 3': '', 'column 4': '' },
      { externalId: '2', 'title.en': 'b', 'column 3': '', 'column 4': 'c' },
    ])
  })
})

describe('NDJSON', () => {
  it('goes on after a line that is no JSON', async () => {
    const rows = await readAll(write('a.ndjson', '{"a":1}\n\n{"b":\n{"c":"\u2028"}\r\n[1]'))
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 5])
    expect(cells(rows)).toEqual([{ a: 1 }, 'json', { c: '\u2028' }, [1]])
  })

  it('is known by its first character when the name says nothing', async () => {
    expect(cells(await readAll(write('export', '\uFEFF {"a":1}\n')))).toEqual([{ a: 1 }])
    await expect(openSource(write('array', '[{"a":1}]'))).rejects.toThrow('one object a line')
  })
})

describe('a file that cannot be imported', () => {
  it('is refused before the first row, with what to do', async () => {
    await expect(openSource(path.join(folder, 'nowhere.csv'))).rejects.toThrow('there is no file')
    await expect(openSource(folder)).rejects.toThrow('not a file')
    await expect(openSource(write('e.csv', ''))).rejects.toThrow('is empty')
    await expect(openSource(write('e.ndjson', ''))).rejects.toThrow('is empty')
    await expect(openSource(write('marked.csv', '\uFEFF\n'))).rejects.toThrow('must name the columns')
    await expect(openSource(write('x.xlsx', 'PK\u0003\u0004\u0014'))).rejects.toThrow('save it as CSV')
    await expect(openSource(write('x.gz', Buffer.from([0x1f, 0x8b, 8])))).rejects.toThrow('unpack it first')
    await expect(openSource(write('x.ndjson', '[\n{}\n]'))).rejects.toThrow('one object a line')
    await expect(openSource(write('t.csv', 'externalId,externalId\n'))).rejects.toThrow('two columns')
    await expect(openSource(write('u.csv', 'externalId,titel.en\n1,a\n'))).rejects.toThrow(
      'no field of a listing: "titel.en"',
    )
    const mapping = parseMapping('{"columns": {"name": "title.en"}}')
    await expect(openSource(write('m.csv', 'title\na\n'), { mapping })).rejects.toThrow('columns that')
  })
})
