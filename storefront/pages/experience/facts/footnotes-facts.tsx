import type { Experience } from '../../../../server/contract/catalogue.ts'
import { Facts } from '../../../../widget/experience/facts.tsx'
import type { NoteId } from '../../../../widget/experience/facts.tsx'
import { useTranslation } from 'react-i18next'
import './footnotes-facts.css'

/** The facts in words; a number leads from each to the note below the story that says more, where there is one. */
export function FootnotesFacts({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const notes = notesOf(experience)
  return (
    <Facts
      experience={experience}
      noteOf={(id) =>
        notes.includes(id) ? (
          <sup className="footnotes-facts__mark">
            <a
              className="footnotes-facts__link"
              href={`#${id}`}
              aria-label={`${notes.indexOf(id) + 1} ${t(`sections.${id}`)}`}
            >
              {notes.indexOf(id) + 1}
            </a>
          </sup>
        ) : null
      }
    />
  )
}

/** The notes that there are, in the order in which they stand below; the style sheet numbers their titles in it. */
function notesOf({ pickups, cancellation }: Experience): NoteId[] {
  return [
    ...(pickups.length > 0 ? ['pickup' as const] : []),
    ...(cancellation ? ['cancellation' as const] : []),
  ]
}
