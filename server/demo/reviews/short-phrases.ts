import type { ListingInput } from '../../contract/listing.ts'

type Rating = 3 | 4 | 5

/** Sentences, and of which listings they are true. */
interface Conditional {
  when: (listing: ListingInput) => boolean
  sentences: string[]
}

/**
 * Sentences of the short reviews that stand between the long ones. A sentence may only be said of an experience of
 * which it is true, so each group carries its condition, and some name a stop of the listing itself.
 */
export const titles: Record<Rating, string[]> = {
  5: [
    'Exactly what we had hoped for',
    'Would do it again tomorrow',
    'The best part of our week',
    'Worth every minute',
    'Simply well done',
    'Go',
    'A highlight',
    'Better than I had imagined',
    'Thoughtful from start to finish',
    'Lovely people',
    'We are still talking about it',
    'Perfect for us',
    'No notes',
    'Believe the reviews',
    'Everything as described',
    'My favourite day of the trip',
    'Booked it twice',
    'Quietly excellent',
    'Time well spent',
    'Recommended without a but',
    'Surprised in the best way',
    'For once, not overrated',
    'Already planning to go back',
    'Well organised and warm',
    'Money well spent',
    'Do this first',
  ],
  4: [
    'Very good, with one small but',
    'Nearly perfect',
    'Glad we went',
    'Good value',
    'Well run',
    'Enjoyable',
    'Four and a half, really',
    'Solid and friendly',
    'Recommended, with a tip',
    'We liked it a lot',
    'Would go again',
    'A good choice',
    'Pleasant and well paced',
    'Friendly, and a good pace',
  ],
  3: [
    'Fine, not more',
    'Mixed',
    'Good idea, not quite for us',
    'It was all right',
    'Depends on the day',
    'Had hoped for more',
  ],
}

export const openings: Record<Rating, string[]> = {
  5: [
    'From the first message to the goodbye, nothing went wrong.',
    'We had no expectations and left grinning.',
    'I am hard to please and have nothing to add.',
    'My parents chose it and I came along; they were right.',
    'We did this on our first day and everything after it had to compete.',
    'Came without a plan and left delighted.',
    'A friend had sent me the link and I owe her dinner.',
    'We are not easily impressed, the two of us, and we were.',
    'We almost did not go and would have missed the best of our stay.',
    'Booking took five minutes and everything was as booked.',
    'I had been worried about the logistics and there was nothing to worry about.',
    'We never agree on anything and agreed on this.',
    'You can tell that these people like their work.',
    'Not one thing that I would leave out.',
    'It was a present for my wife and I have been forgiven for a great deal.',
    'The description here is honest, which is rare.',
    'We had done something similar elsewhere; this was better in every way.',
    'An easy five stars.',
    'What a lovely, unhurried way to spend the time.',
    'I would send my own family here, and have.',
  ],
  4: [
    'Really good overall.',
    'We enjoyed it very much.',
    'A well-made experience by people who care.',
    'Happy with the choice and the price.',
    'Good from beginning to end, with one small remark.',
    'Booked on a whim, remembered with pleasure.',
    'Friendly, punctual, well explained.',
    'I would recommend it to friends.',
    'Better than we had feared and nearly as good as we had hoped.',
    'A very good choice for us.',
    'Well worth doing once.',
    'They were busy and handled it well.',
  ],
  3: [
    'It was pleasant enough.',
    'Parts of it were excellent.',
    'Nothing wrong, nothing that I will remember in a year.',
    'The people were lovely; it was not quite our thing.',
    'We may have picked the wrong day.',
    'I liked the idea more than I liked it on the day.',
  ],
}

/** What a traveller would tell a friend, said only where it is true. */
export const details: Conditional[] = [
  {
    when: (listing) => listing.tourGuide === true,
    sentences: [
      'Our guide answered every question and asked a few good ones back.',
      'The guide had the gift of stopping at the right moment.',
      'Clear explanations, no shouting, a dry sense of humour.',
      'The guide noticed that my father was tired before he did.',
      'You learn something without noticing that you are being taught.',
    ],
  },
  {
    when: ({ tourGuide, spokenLanguages }) => tourGuide === true && spokenLanguages?.includes('en') === true,
    sentences: ['Our guide’s English was excellent and so were the stories.'],
  },
  {
    when: (listing) => listing.pickupIncluded === true,
    sentences: [
      'The car was at the pickup point four minutes early.',
      'Pickup was easy to find and the driver wrote beforehand.',
      'Clean car, careful driver, cold water.',
    ],
  },
  {
    when: ({ pickupIncluded, dropOffIncluded }) => pickupIncluded === true && dropOffIncluded === true,
    sentences: ['We were brought back to where we had been picked up, on time.'],
  },
  {
    when: (listing) => listing.labels?.includes('small-group') === true,
    sentences: [
      'The group really is small; we knew all the names by the end.',
      'Few enough people to hear everything.',
      'A small group makes all the difference and this was one.',
    ],
  },
  {
    when: ({ labels, ages }) => labels?.includes('family-friendly') === true && (ages?.minimum ?? 99) <= 6,
    sentences: [
      'Our two, six and nine, were never bored.',
      'They are kind to small children here and it shows.',
    ],
  },
  {
    when: ({ labels, ages }) => labels?.includes('family-friendly') === true && ages?.minimum === 0,
    sentences: ['We had a pram and a grandmother with us and both were looked after.'],
  },
  {
    when: (listing) => listing.labels?.includes('skip-the-line') === true,
    sentences: [
      'We walked past the queue and felt a little guilty.',
      'We were inside while others still queued.',
      'No waiting at the door, which at that hour is worth a lot.',
    ],
  },
  {
    when: (listing) => listing.labels?.includes('wheelchair-accessible') === true,
    sentences: [
      'My husband’s wheelchair was no problem anywhere.',
      'Step-free as promised, with staff who know what that means.',
    ],
  },
  {
    when: (listing) => listing.labels?.includes('private') === true,
    sentences: [
      'Having it to ourselves was worth the price.',
      'Nobody else there but us, and nobody looking at a watch.',
    ],
  },
  {
    when: (listing) => listing.cancellation?.kind === 'FREE',
    sentences: [
      'We had to cancel the first date; the money came back without a question.',
      'Free cancellation let us book early and sleep well.',
    ],
  },
  {
    when: (listing) => listing.confirmation === 'ON_REQUEST',
    sentences: [
      'The confirmation came the same afternoon.',
      'They asked two sensible questions before confirming.',
    ],
  },
  {
    when: ({ categories }) => ['city-tours', 'museums-and-culture'].includes(categories[0] ?? ''),
    sentences: [
      'Third time in this city and the first time that I saw it properly.',
      'I had walked past it the day before and seen nothing.',
    ],
  },
  {
    when: ({ categories, occasions }) =>
      categories[0] === 'museums-and-culture' && occasions?.includes('rainy-day') === true,
    sentences: ['It poured outside and we did not notice.'],
  },
  {
    when: ({ categories }) => categories[0] === 'food-and-drink',
    sentences: [
      'Come hungry.',
      'Nothing was rushed and nothing was cold.',
      'I have cooked one of the dishes twice since.',
      'Portions are honest.',
    ],
  },
  {
    when: ({ categories }) => ['adventure', 'water-sports', 'desert-safaris'].includes(categories[0] ?? ''),
    sentences: [
      'The equipment was in good order and fitted.',
      'The safety talk was short and clear.',
      'I was nervous and they saw it and were kind.',
    ],
  },
  {
    when: ({ categories, measures }) =>
      ['adventure', 'water-sports', 'desert-safaris'].includes(categories[0] ?? '') &&
      (measures?.difficulty ?? measures?.fitness) !== undefined,
    sentences: ['My legs knew about it the next day.'],
  },
  {
    when: ({ categories }) => categories[0] === 'cruises',
    sentences: [
      'The crew knew what they were doing.',
      'There was room to move about on deck.',
      'Sit outside if you can.',
    ],
  },
  {
    when: ({ categories }) => ['day-trips', 'nature-and-wildlife'].includes(categories[0] ?? ''),
    sentences: ['We were never hurried.', 'Long, and never dull.'],
  },
  {
    when: ({ whatToBring }) => [whatToBring?.en ?? []].flat().some((thing) => /shoes|boots/i.test(thing)),
    sentences: ['Take the advice about shoes seriously.'],
  },
  {
    when: ({ extras = [] }) => extras.length > 1,
    sentences: ['Prices for the extras are fair.'],
  },
  {
    when: ({ ages }) => ages?.maximum === undefined && (ages?.minimum ?? 0) < 8,
    sentences: [
      'We went with my mother of seventy-eight and she set the pace.',
      'Our teenager put the telephone away, unasked.',
    ],
  },
  {
    when: ({ ages, options = [] }) =>
      ages?.maximum === undefined &&
      (ages?.minimum ?? 0) < 8 &&
      !options.some(({ units }) => units.some(({ guests }) => guests !== undefined && guests < 3)),
    sentences: ['Came with two children and it worked.'],
  },
  {
    when: () => true,
    sentences: [
      'It started on time.',
      'The instructions for finding it were exact.',
      'The page does not exaggerate.',
      'Tickets on the phone, no paper needed.',
      'Read the notes before you go, they are all true.',
      'It felt safe throughout.',
      'Everybody was friendly without being pushy.',
    ],
  },
]

/** About one thing that the listing itself promises or passes; `{place}` is a stop, `{promise}` a highlight. */
export const ownWords: Record<Rating, string[]> = {
  5: [
    'The part we still talk about: “{place}”.',
    '“{place}” alone was worth the booking.',
    'I had read about “{place}” and was not prepared for it.',
    'We still speak of “{place}” at dinner.',
    'I keep thinking of “{place}”.',
    'For me it was “{place}”; for my sister, everything else.',
    '“{promise}”, it says here, and so it was.',
    'We came for “{promise}” and got it.',
    'They promise “{promise}”. They keep it.',
    '“{promise}”: that line is the reason I booked, and the reason I am writing this.',
    'Of everything on the list, “{promise}” stayed with us.',
  ],
  4: [
    'We liked “{place}” best.',
    '“{place}” was even better than we had expected.',
    '“{place}” was the highlight.',
    '“{place}” is the part to look forward to.',
    'They write “{promise}” and it is true.',
    '“{promise}” was what convinced me, rightly.',
  ],
  3: [
    '“{place}” was lovely, the rest less so.',
    '“{place}” was the best of it.',
    '“{promise}” is true; I had simply pictured more of it.',
  ],
}

/** Complaints of a party that shares a guide and a pace; where each comes and goes alone they would deny the listing. */
const isShared = ({ tourGuide, labels }: ListingInput) =>
  tourGuide === true && labels?.includes('private') !== true

/** How a review ends, said only where it is true. */
export const closings: Record<Rating, Conditional[]> = {
  5: [
    {
      when: () => true,
      sentences: [
        'Book it before you travel.',
        'We are coming back with friends.',
        'Thank you all.',
        'Ten out of ten.',
        'Tell them that we said hello.',
        'I would not change a thing.',
        'Five stars, easily.',
        'Already planning the next one.',
      ],
    },
  ],
  4: [
    {
      when: () => true,
      sentences: [
        'One star less because nothing is perfect.',
        'I would leave more time around it next time.',
        'Not cheap, but fair.',
        'Four stars, and I mean them kindly.',
        'We would book it again.',
        'Close to perfect for us.',
      ],
    },
    {
      when: isShared,
      sentences: [
        'It could have been half an hour longer.',
        'It was fuller than we like, but that is the season.',
        'The last part felt slightly rushed.',
      ],
    },
  ],
  3: [
    {
      when: () => true,
      sentences: [
        'We were unlucky with the date.',
        'Good for others, perhaps not for us.',
        'I had imagined something else, which is nobody’s fault.',
      ],
    },
    {
      when: isShared,
      sentences: ['It was too crowded for us that day.', 'For the price I had expected a little more time.'],
    },
  ],
}
