import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { Command } from 'commander'
import sharp from 'sharp'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { makeFolder } from '../platform/make-folder.ts'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { lookScreens, openLookScreen } from './look-screens.ts'
import type { LookScreen } from './look-screens.ts'
import { serveEveryLook } from './look-sites.ts'
import startProduct from './start-product.ts'

/** Pictures beside each other, their width and the space between them, in pixels. */
const columns = 4
const pictureWidth = 480
const gap = 16

const options = new Command('contact-sheets')
  .description('Writes one picture for each screen that shows it in every look, for people to compare.')
  .option(
    '--screens <names>',
    `of ${Object.keys(lookScreens).join(', ')}`,
    Object.keys(lookScreens).join(','),
  )
  .option('--width <px>', 'of the window', '1280')
  .option('--language <code>', 'en or ar', 'en')
  .option('--scheme <scheme>', 'light or dark', 'light')
  .option('--to <folder>', 'where the pictures go', 'contact-sheets')
  .parse()
  .opts<{ screens: string; width: string; language: string; scheme: 'light' | 'dark'; to: string }>()

const screens = options.screens.split(',').map((name) => {
  if (name in lookScreens) return name as LookScreen
  throw new Error(`There is no screen ${name}; there are ${Object.keys(lookScreens).join(', ')}`)
})
const width = Number(options.width)
// what a visitor sees first, and what follows
const screenHeight = width < 600 ? 844 : 850
const height = Math.round(width < 600 ? width * 3 : width * 1.4)

const stop = await startProduct()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
try {
  const baseURL = process.env.DHOW_TEST_ORIGIN
  await serveEveryLook(baseURL)
  makeFolder(options.to)
  for (const screen of screens) {
    const pictures: Buffer[] = []
    for (const layout of layouts) pictures.push(await shoot(browser, screen, layout, baseURL))
    const file = path.join(options.to, `${screen}-${width}-${options.language}-${options.scheme}.png`)
    await joinPictures(pictures, file)
    console.log(`${file}: ${layouts.join(', ')}`)
  }
} finally {
  await browser.close()
  await stop()
}

async function shoot(
  from: Browser,
  screen: LookScreen,
  layout: Layout,
  baseURL: string | undefined,
): Promise<Buffer> {
  const page = await from.newPage({
    baseURL,
    viewport: { width, height: screenHeight },
    colorScheme: options.scheme,
    reducedMotion: 'reduce',
  })
  try {
    await openLookScreen(page, screen, { layout, language: options.language, baseURL })
    // a page that is shorter than the picture ends earlier
    const taken = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
    return await sharp(taken)
      .resize(width, height, { fit: 'contain', position: 'top', background: '#808080' })
      .toBuffer()
  } finally {
    await page.close()
  }
}

async function joinPictures(pictures: readonly Buffer[], file: string): Promise<void> {
  const pictureHeight = Math.round((pictureWidth * height) / width)
  const small = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width: pictureWidth }).png().toBuffer()),
  )
  await sharp({
    create: {
      width: columns * (pictureWidth + gap) + gap,
      height: Math.ceil(small.length / columns) * (pictureHeight + gap) + gap,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      small.map((input, index) => ({
        input,
        left: gap + (index % columns) * (pictureWidth + gap),
        top: gap + Math.floor(index / columns) * (pictureHeight + gap),
      })),
    )
    .png()
    .toFile(file)
}
