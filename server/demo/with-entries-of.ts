import type { ListWithEntriesOf } from '../contract/entries-of.ts'
import type { ListingInput } from '../contract/listing.ts'

type EntriesOf = Partial<Record<ListWithEntriesOf, Readonly<Record<string, string[]>>>>

/** By slug and list: the English of each entry that is of some options only, with the ids of these options. */
const entriesOfSome: Readonly<Record<string, EntriesOf>> = {
  'red-dunes-desert-safari-dubai': {
    knowBeforeYouGo: {
      'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
        ['shared-car', 'small-group'],
    },
  },
  'burj-khalifa-observation-levels-ticket': {
    includes: { 'On level 148: lounge, dates and coffee': ['level-148'] },
  },
  'musee-d-orsay-timed-entry': {
    includes: {
      'In the guided option: an art historian for ninety minutes': ['guided-english', 'guided-french'],
    },
  },
  'maubert-market-and-cooking-class': {
    includes: { 'Guided market visit, in the morning class': ['market-and-lunch'] },
    whatToBring: {
      'A shopping bag for the morning class, if you want to buy cheese': ['market-and-lunch'],
    },
  },
  'the-art-of-the-travel-poster-exhibition': {
    includes: { 'In the workshop option: paper, ink and the print you pull': ['saturday-press'] },
    whatToBring: { 'Clothes that may meet printing ink, for the workshop': ['saturday-press'] },
  },
  'vatican-museums-early-entry': {
    includes: {
      'In the morning option: cappuccino and cornetto in the Pinecone courtyard': ['early'],
    },
    // the other option is in the evening
    whatToBring: { 'Something warm: the corridors are cool before nine in the morning': ['early'] },
  },
  'testaccio-market-and-four-roman-pastas': {
    includes: { 'Market visit with tastings, in the morning class': ['morning'] },
  },
  'tivoli-hadrians-villa-and-villa-d-este': {
    // the summer evening leaves Hadrian’s Villa out
    whatToBring: { 'Hat and water for Hadrian': ['shared'] },
  },
  'sagrada-familia-with-an-architect': {
    includes: { 'Lift ticket, in the tower option': ['nave-and-tower'] },
    knowBeforeYouGo: {
      'The towers close in rain and wind. If yours closes, the tower’s part of the price is refunded the same day.':
        ['nave-and-tower'],
      'Towers: not for children under six, nor for anyone who dislikes narrow stairs.': ['nave-and-tower'],
    },
  },
  'flamenco-in-a-brick-cellar': {
    includes: { 'In the supper option: six shared plates, dessert and two glasses': ['supper-and-show'] },
  },
  'catamaran-from-port-olimpic': {
    includes: {
      'On the day sailings from June to October: snorkels and noodles': ['sail', 'sail-with-lunch'],
      'In the lunch option: rice, salad, tomato bread, fruit, wine, beer or a soft drink': [
        'sail-with-lunch',
      ],
    },
    // only the day sailings stop to swim
    whatToBring: { 'Towel and swimwear in summer': ['sail', 'sail-with-lunch'] },
  },
  'boqueria-at-eight-and-a-rice-class': {
    includes: { 'Market visit with tastings, in the morning class': ['market-and-lunch'] },
    knowBeforeYouGo: { 'For the morning class, no breakfast; you will taste.': ['market-and-lunch'] },
  },
  'costa-brava-sea-caves-by-kayak': {
    includes: { 'Transport there and back, if you book the day trip from Barcelona': ['from-barcelona'] },
  },
  'pyramids-giza-egyptologist-half-day': {
    knowBeforeYouGo: {
      'Inside tickets for the Great Pyramid are limited and are refunded if sold out.': [
        'with-great-pyramid',
      ],
    },
  },
  'tram-28-and-alfama-on-foot': {
    includes: { 'On the evening walk: half an hour of fado and a glass of wine': ['evening-fado'] },
    whatToBring: { 'A few coins for the flea market (Tuesday and Saturday mornings)': ['morning'] },
  },
  'jeronimos-monastery-timed-ticket': {
    includes: {
      'In the guided option: a historian and a headset': ['historian-english', 'historian-portuguese'],
    },
  },
  'dolphins-of-the-sado-from-lisbon': {
    includes: { 'Pickup and drop-off in Lisbon with the transfer option': ['from-lisbon'] },
  },
  'antalya-old-harbour-boat-duden-falls': {
    includes: {
      'On the lunch boat: chicken or vegetables, salad, fruit': ['lunch-boat'],
      'On the lunch boat: masks and floats': ['lunch-boat'],
    },
    knowBeforeYouGo: { 'The sunset boat does not stop to swim.': ['sunset-boat'] },
    whatToBring: { 'On the lunch boat: swimwear and towel': ['lunch-boat'] },
  },
  'first-dive-antalya-rat-island': {
    whatToBring: { 'Certified divers: certificate and log': ['certified-wreck'] },
  },
  'moskva-river-cruise-from-the-ukraina-pier': {
    includes: { 'In the dinner option: three courses and a table at the window': ['dinner'] },
  },
  'tretyakov-gallery-timed-entry': {
    includes: {
      'In the guided option: an art historian for ninety minutes and a headset': [
        'guided-russian',
        'guided-english',
      ],
    },
  },
  'vladimir-and-suzdal-two-days-one-night': {
    knowBeforeYouGo: {
      'Shared rooms are for two or three who book together. Whoever books one alone shares it with another guest of the same sex.':
        ['shared-room'],
    },
  },
  'skating-at-vdnkh-under-the-fountains': {
    includes: { 'In the skates option: skates, sharpened the same day': ['with-skates'] },
    whatToBring: { 'An ID to leave as a deposit for hired skates': ['with-skates'] },
  },
  'open-electric-boat-on-the-canals': {
    includes: {
      'In the cheese option: four Dutch cheeses, bread, mustard, a glass of wine or juice': [
        'boat-with-cheese',
      ],
    },
  },
  'tulip-fields-by-bike-in-bloom': {
    includes: { 'Return transfer, if you book the option from Amsterdam': ['from-amsterdam'] },
  },
}

/** The slugs of the listings that have such entries. */
export const slugsWithEntriesOf: readonly string[] = Object.keys(entriesOfSome)

/** The listing with the places of its entries that are of some options only. */
export function withEntriesOf(listing: ListingInput): ListingInput {
  const lists = entriesOfSome[listing.slug ?? '']
  if (!lists) return listing
  const entriesOf = (Object.keys(lists) as ListWithEntriesOf[]).flatMap((list) =>
    Object.entries(lists[list] ?? {}).map(([text, options]) => {
      const entry = listing[list]?.en?.indexOf(text) ?? -1
      if (entry < 0) throw new Error(`${list} of ${listing.slug} have no entry "${text}"`)
      return { list, entry, options }
    }),
  )
  return { ...listing, entriesOf }
}
