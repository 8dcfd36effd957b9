import type { Experience } from '../../contract/catalogue.ts'
import type { HomeGuide } from '../../contract/pages.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Guide, KnownWord } from '../../contract/stated-facts.ts'
import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import type { ExperienceRow } from './experience.queries.ts'
import type { GuideRow } from './guides.queries.ts'

type StatedFacts = Pick<
  Experience,
  'guides' | 'routeProfile' | 'weatherPlan' | 'dressCode' | 'houseNotes' | 'words'
>

/** What only some listings state, in a language; what this one does not state is absent. */
export function presentStatedFacts(
  row: Pick<ExperienceRow, keyof StatedFacts>,
  language: Language,
): StatedFacts {
  return {
    guides: row.guides?.map((guide) => presentGuide(guide, language)),
    routeProfile: row.routeProfile?.map(({ kilometres, altitudeMetres, name }) => ({
      kilometres,
      altitudeMetres,
      name: optionalTextIn(name, language),
    })),
    weatherPlan: row.weatherPlan ?? undefined,
    dressCode: row.dressCode ?? undefined,
    houseNotes: row.houseNotes ?? undefined,
    words: row.words?.map(({ word, meaning }) => ({
      word: textIn(word, language),
      beside: wordBeside(word, language),
      meaning: textIn(meaning, language),
    })),
  }
}

/** Somebody who guides, in a language. */
function presentGuide(
  { name, languages, about }: NonNullable<ExperienceRow['guides']>[number],
  language: Language,
): Guide {
  return { name, languages, about: optionalTextIn(about, language) }
}

/** The same on a front page, with what they lead. */
export function presentHomeGuide(
  { guide, slug, localSlug, title, city }: GuideRow,
  language: Language,
): HomeGuide {
  return {
    ...presentGuide(guide, language),
    inEnglish: guide.about && !(language in guide.about) ? true : undefined,
    experience: { slug, localSlug: localSlug ?? undefined, title, city },
  }
}

/** Languages that are written in Arabic letters. */
const inArabicLetters: ReadonlySet<Language> = new Set(['ar', 'fa'])

/** The same word in the other script, where the listing has it: in Arabic, or in English for readers of Arabic letters. */
function wordBeside(word: Localized, language: Language): KnownWord['beside'] {
  const shown = word[language] ? language : 'en'
  const other = inArabicLetters.has(shown) ? 'en' : 'ar'
  const said = word[other]
  return said ? { language: other, word: said } : undefined
}
