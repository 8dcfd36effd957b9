import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture as PictureData } from '../../../server/contract/catalogue.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import './gallery.css'

/** How many stand beside the first on a wide screen. */
const mostBeside = 2

/** Pictures of one thing: a strip to swipe where it is narrow, a large one with small ones beside it where it is wide. */
export function Gallery({
  title,
  hero,
  pictures,
}: {
  title: string
  hero: PictureData
  pictures: readonly PictureData[]
}) {
  const { t } = useTranslation('detail')
  const [open, setOpen] = useState<number>()
  const count = Math.max(1, pictures.length)
  const beside = Math.min(mostBeside, count - 1)
  const shown = [hero, ...pictures.slice(1)]
  return (
    <div className="gallery">
      <ul className={`gallery__strip gallery__strip--${beside}`} aria-label={t('gallery.label')}>
        {shown.map((picture, index) => (
          <li key={picture.src} className="gallery__cell">
            <button type="button" className="gallery__button" onClick={() => setOpen(index)}>
              {/* named by what is in it: the description of the picture may be in another language than the page */}
              <span className="visually-hidden">
                {leadingTo(
                  picture.alt || picture.illustration,
                  t('gallery.open', { number: index + 1, count }),
                )}{' '}
              </span>
              <Picture
                picture={picture}
                eager={index === 0}
                // at 21:9 it fills a telephone's 4:3 by its height; half as many points as that would ask for are enough
                sizes={index === 0 ? '(min-width: 960px) 760px, 90vw' : '(min-width: 960px) 300px, 85vw'}
              />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <button type="button" className="gallery__all" onClick={() => setOpen(0)}>
          <Icon name="camera" size={16} />
          {t('gallery.all', { count })}
        </button>
      ) : null}
      {open === undefined ? null : (
        <Dialog title={title} shape="full" onClose={() => setOpen(undefined)}>
          {/* the focus stands where the arrow keys scroll */}
          <div
            className="gallery__wall"
            role="group"
            aria-label={t('gallery.label')}
            tabIndex={-1}
            data-autofocus=""
          >
            {shown.map((picture, index) => (
              <figure
                key={picture.src}
                ref={index === open ? scrollHere : undefined}
                className="gallery__piece"
              >
                <Picture
                  picture={{ ...(pictures[index] ?? picture), alt: '' }}
                  sizes="(min-width: 1100px) 1000px, 95vw"
                />
                <figcaption className="gallery__caption" lang={picture.inEnglish && 'en'}>
                  {picture.alt}
                </figcaption>
              </figure>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** Words that end in a colon, where there is something to come after it. */
const leadingTo = (next: string | boolean | undefined, words: string) =>
  next ? words : words.replace(/\s?[:：]$/, '')

function scrollHere(piece: HTMLElement | null): void {
  piece?.scrollIntoView({ block: 'start' })
}
