import { said, type WrittenReviews } from './written-review.ts'

/** Reviews written for one experience of the western cities, in English. */
export const writtenWest: WrittenReviews = {
  'lis-tagus-sail': [
    said(
      5,
      'The city sorts itself out',
      'From the middle of the river you finally see which hill is which. Our skipper let my daughter steer under the bridge, where the cars sound like bees.',
    ),
    said(
      4,
      'No wind until four',
      'We motored for the first hour with the sails as decoration. Then it came, all at once, and the last hour was glorious. Take an afternoon.',
    ),
  ],
  'lis-alfama-tram': [
    said(
      5,
      'A seat by the window',
      'We got on where nobody does and had the wooden bench to ourselves; two stops later people were hanging from the doors. Going down on foot is the clever half.',
    ),
    said(
      5,
      'She knew every grandmother',
      'We were offered ginjinha from three doorways. It took twice as long as planned and nobody looked at a watch.',
    ),
    said(
      4,
      'Polished stone',
      'The pavement is as slippery as they say and it had rained. Charming, but please mean it about the shoes.',
    ),
  ],
  'lis-jeronimos': [
    said(
      4,
      'Past the longest queue',
      'People were two hours deep in the sun and we walked by with a half-hour on a telephone. The security line is the same for everyone, about ten minutes.',
    ),
    said(
      5,
      'Look at the ropes',
      'Without the historian I would have seen a pretty cloister. With her I found ropes, artichokes, a monkey and a man with toothache, all in stone.',
    ),
  ],
  'lis-sintra-roca': [
    said(
      5,
      'Regaleira at opening',
      'We were alone in the initiation well for five minutes. When we came out there was a queue through the garden. That is what one pays for.',
    ),
    said(
      4,
      'A full day',
      'Eight people in the van, all of them nice, luckily. Pena from the gardens was enough for us. Cabo da Roca nearly took my hat to America.',
    ),
    said(
      5,
      'Fog, and still',
      'Sintra was in a cloud until noon and the guide simply turned the day round: cliffs first, palace after. It felt as though he had planned it.',
    ),
  ],
  'lis-arrabida-estate': [
    said(
      5,
      'My parents’ fiftieth',
      'Twenty-two of us at one table under the walnut tree. They had asked in the offer what my father drank in 1975 and there was a bottle of it.',
    ),
  ],
  'lis-nata-class': [
    said(
      5,
      'Twenty-seven folds',
      'Mine leaned, my husband’s burned, all of them were gone in ten minutes. The recipe works at home if your oven goes above 250.',
    ),
  ],
  'lis-sado-dolphins': [
    said(
      5,
      'Each one has a name',
      'The biologist recognised a fin before I had seen that there was one. She keeps the boat away if they are feeding, which I respected more than a close photograph.',
    ),
    said(
      3,
      'We saw two, far off',
      'They are wild and it is nobody’s fault. The trip along the cliffs is fine by itself. We did see them, so there was no free second trip, fair.',
    ),
  ],
  'par-orsay': [
    said(
      5,
      'Fifth floor first',
      'Follow the route in the description: lift to the top, Impressionists alone for half an hour, then down against the stream. I had a Manet to myself.',
    ),
    said(
      4,
      'Entrance A2',
      'Ten minutes at security although we had a time. Inside everything was calm. The café behind the clock is worth its queue once.',
    ),
    said(
      5,
      'The scandal in each picture',
      'Our art historian told us what people had shouted in front of every one of them. My son, who hates museums, asked for another hour.',
    ),
  ],
  'par-seine-dusk': [
    said(
      5,
      'The tower at nine',
      'We were under the Eiffel Tower when it began to sparkle and the guide, bless her, said nothing at all.',
    ),
    said(
      4,
      'Sit outside',
      'Low boat, open ends, blankets. Those inside saw reflections of themselves. After dark is better than by day.',
    ),
    said(
      4,
      'Good value for an hour',
      'No dinner, no band, just the river. Our captain waited below Notre-Dame so that everyone could look up.',
    ),
  ],
  'par-maubert-kitchen': [
    said(
      5,
      'The fish decided',
      'We had wanted beef. The fishmonger persuaded her otherwise and we made a beurre blanc that I have since repeated twice. Eight people, one knife each, nobody watching.',
    ),
  ],
  'par-versailles-bike': [
    said(
      5,
      'Picnic before palace',
      'By the time the coaches had reached the Hall of Mirrors we had a goat cheese and half a canal. The palace at four was nearly empty.',
    ),
    said(
      4,
      'Bikes heavier than expected',
      'Sturdy Dutch things, fine on the flat. The hamlet after lunch is a dream. Bring a corkscrew, theirs had gone missing.',
    ),
  ],
  'par-forney-posters': [
    said(
      4,
      'Five colours',
      'Small exhibition, three rooms, and I spent two hours. Seeing the stones beside the print explains everything. On Saturdays the press really runs.',
    ),
  ],
  'par-left-bank-writers': [
    said(
      5,
      'They were all cold',
      'That was the thread: who could afford coal. Told at the real doors, with the real rents. I went home and read three of the books.',
    ),
    said(
      4,
      'Standing a lot',
      'Two hours of doorways. Wonderful stories, no benches until the Luxembourg. It rained and he had eleven umbrellas.',
    ),
  ],
  'par-private-launch': [
    said(
      5,
      'Mahogany',
      'My wife works with wood and ignored Paris entirely for the first ten minutes. Then the skipper stopped under Pont Marie and told us that one must make a wish.',
    ),
  ],
  'rom-vespa-sidecar': [
    said(
      5,
      'Every policeman smiled',
      'It is true. My mother is eighty-one, sat in the sidecar with her handbag and waved like the Queen.',
    ),
    said(
      4,
      'Practise the kick-start',
      'Ours was the 1961 and it has opinions. The mechanic came within fifteen minutes and blamed the machine, not me. Avoid cobbles after rain.',
    ),
  ],
  'rom-colosseum-underground': [
    said(
      5,
      'Where the lift was',
      'You stand in the shaft where the animals waited and then you come up through the gate into the light. I had gooseflesh.',
    ),
    said(
      5,
      'An archaeologist, not an actor',
      'No gladiator jokes. She had dug here herself and showed us the groove that her team found in 2016.',
    ),
    said(
      4,
      'Names on the tickets',
      'They check passports against names and one in our group had to run back to the hotel. The small group helped.',
    ),
    said(
      3,
      'Too much for one morning',
      'Underground excellent, arena excellent, then Palatine and Forum and I could take in no more. I would pay the same for half of it.',
    ),
  ],
  'rom-vatican-early': [
    said(
      5,
      'You hear the guard’s shoes',
      'Eight o’clock, perhaps thirty people in the chapel, silence. At half past nine we passed the door again and it was a railway station.',
    ),
    said(
      4,
      'Early means early',
      'Meeting at 07:30 on the far side of the walls. Worth the alarm. The rest of the museums fill up quickly, so do the maps next, as the guide did.',
    ),
  ],
  'rom-gonfalone-opera': [
    said(
      5,
      'Twelve metres from a soprano',
      'I had never felt a high note in my ribs. The frescoes look as though they are listening too.',
    ),
    said(
      4,
      'Hard chairs',
      'The singing deserves better chairs, and cushions are first come. Choose the first three rows if you love voices; further back for the paintings.',
    ),
  ],
  'rom-testaccio-pasta': [
    said(
      5,
      'There is no cream',
      'She said it eleven times and I will never use it again. Four pastas, one afternoon, no dinner required.',
    ),
    said(
      5,
      'Children rolled, adults drank',
      'Our two made more carbonara than we did. The market was as good as the class; the butcher gave my son a hat.',
    ),
    said(
      4,
      'Warm kitchen',
      'Four burners and no breeze. Lovely people and very clear teaching. Take the evening class in summer.',
    ),
  ],
  'rom-appia-ebike': [
    said(
      5,
      'The first motorway in Europe',
      'Big stones, big tyres, hardly any cars on a Sunday. The ricotta at the farm at the end was still warm.',
    ),
    said(
      4,
      'The catacombs are a queue of their own',
      'Forty minutes with a second guide at a fast walk. The ride itself is marvellous, and the motor forgives everything.',
    ),
  ],
  'rom-tivoli-villas': [
    said(
      4,
      'Fifty fountains, no pump',
      'Our guide made us guess how it works and then showed us the river. Hadrian’s Villa needs imagination and shade: she brought both, in the form of drawings and an umbrella.',
    ),
  ],
  'bcn-sagrada-tower': [
    said(
      5,
      'An architect explains the chains',
      'She hung a chain upside down from her finger and suddenly the whole nave made sense. We took the first tour, when the light is green on one side only.',
    ),
    said(
      4,
      'Tower closed for wind',
      'They refunded that part the same evening without being asked. The nave does not need it.',
    ),
    said(
      5,
      'I cried a bit',
      'Not religious, not an architect. Half past five, the west windows, orange light over everyone. Go late rather than early.',
    ),
  ],
  'bcn-flamenco': [
    said(
      5,
      'No microphones',
      'In the second row you hear the breath before the stamp. After the second dancer nobody in that cellar moved.',
    ),
    said(
      5,
      'Forget the supper, take the show',
      'Supper was good. The show was the best hour of our week. My Spanish neighbour cried and shouted at the same time.',
    ),
    said(4, 'Tight seating', 'Brick cellar, small chairs, knees in backs. It is also the reason it works.'),
  ],
  'bcn-catamaran': [
    said(
      4,
      'Engine off',
      'Once outside the wall they really do sail. Quiet, smooth, no hurry. The net at the front is for lying in: go there first.',
    ),
    said(
      3,
      'More people than I thought',
      'A pleasant two hours, though full. Bring a towel and your own sun cream, and mind the saxophone if you wanted silence.',
    ),
  ],
  'bcn-boqueria-rice': [
    said(
      5,
      'Listen to the rice',
      'You are told to put your ear to the pan and hear it catch. Then to leave it alone, which is harder. Socarrat achieved on the first try.',
    ),
    said(
      4,
      'Market early, good',
      'At half past eight the Boqueria belongs to cooks. I wish that we had had longer there and peeled fewer prawns.',
    ),
  ],
  'bcn-tibidabo': [
    said(
      5,
      'The red aeroplane',
      'It is from 1928, it goes round in a circle, and I am fifty-three and screamed. The automata in the museum are pure magic.',
    ),
    said(
      4,
      'Small park, great view',
      'Teenagers were finished in three hours. With children under ten it is a perfect day. Check whether the wheel is running, ours stopped for an hour of wind.',
    ),
  ],
  'bcn-costa-brava-kayak': [
    said(
      5,
      'Into the cave, lights off',
      'We paddled in until it was dark and the water under us turned blue by itself. The lunch on the beach was an honest lunch.',
    ),
    said(
      4,
      'Arms like string',
      'Three hours in a kayak is three hours in a kayak. The guide tied our nephew to his own boat for the last part and sang.',
    ),
  ],
  'bcn-montserrat': [
    said(
      4,
      'The boys’ choir at one',
      'Ten minutes of music after three hours on a ridge, and we were in the third row because she knew which door. Windy on top.',
    ),
  ],
  'msk-river-cruise': [
    said(
      5,
      'Both sides of the Kremlin',
      'It was four degrees on the bank and warm behind the glass. My grandson named every one of the seven towers that Stalin built, thanks to the commentary.',
    ),
    said(
      4,
      'Sit on the left going out',
      'The good things are on the left going and on the right coming back; nobody tells you. Dinner better than one expects on a boat.',
    ),
  ],
  'msk-tretyakov': [
    said(
      5,
      'From gold to Vrubel',
      'I had wanted to see Rublev’s Saviour all my life and was afraid of being hurried. I was not. The historian stepped back and let us look.',
    ),
    said(
      4,
      'Cloakroom queue',
      'The time slot works, the cloakroom does not. Twenty minutes on a Sunday in November. The rooms themselves were half empty by four.',
    ),
  ],
  'msk-metro-palaces': [
    said(
      5,
      'One ticket, eight palaces',
      'You come up for air and realise that two hours have gone and you have not been outside. Rub the dog’s nose, everyone does.',
    ),
    said(
      5,
      'Best thing we did in Moscow',
      'He makes you stand in the right place and look up, and waits until the train has gone. Small group, because any larger one would be lost by the second change.',
    ),
    said(4, 'Quite loud', 'Between trains you hear every word, during trains none. Take the eleven o’clock.'),
  ],
  'msk-banya': [
    said(
      5,
      'Birch, snow, tea',
      'Three rounds, each hotter and then suddenly not. The master is an artist with two bundles of leaves. We slept eleven hours.',
    ),
    said(
      4,
      'Confirmed in an hour',
      'They asked about blood pressure before confirming, which I appreciated. Oak room has space for six; four is better.',
    ),
  ],
  'msk-suzdal-overnight': [
    said(
      5,
      'The church in the meadow',
      'You walk a mile through wet grass and there it is, white, doubled in the river. The honey wine in the guesthouse did the rest.',
    ),
    said(
      4,
      'Early train',
      'A very well-filled two days. The room was plain and warm. I would have given up one monastery for an hour of nothing.',
    ),
  ],
  'msk-vdnkh-ice': [
    said(
      4,
      'A mile of ice',
      'Not a rink but a road, with fountains. Skates freshly ground, changing rooms warm. On Saturday evening it is the whole of Moscow; take a weekday.',
    ),
  ],
  'ams-open-boat': [
    said(
      5,
      'You can hear the bicycles',
      'Electric, so nothing but water and people’s kitchens. Joost has a story about every second bridge and keeps quiet at the others.',
    ),
    said(
      5,
      'Twelve is the right number',
      'By the Magere Brug strangers were passing cheese to each other. An hour and a quarter of calm in the middle of all that.',
    ),
    said(
      4,
      'Blankets and drizzle',
      'It rained for a third of it. There are ponchos and the wine helps. I would still take this one over the glass boats.',
    ),
  ],
  'ams-tulip-fields': [
    said(
      5,
      'Between the rows',
      'You cycle through the colour instead of photographing it from a car park. The farmer let each child pick ten.',
    ),
    said(
      4,
      'Headwind',
      'Flat, yes, and windy. We came in the last week of April and two fields had been topped already. The bulb barn is fascinating.',
    ),
  ],
  'ams-houseboat': [
    said(
      5,
      'Ducks at the window',
      'The bed is below the waterline and at seven a duck looks in. Coffee on deck while the Prinsengracht wakes up.',
    ),
  ],
  'ams-waterland-bike': [
    said(
      5,
      'Twenty minutes from the station',
      'One ferry and you are between cows. We did the short loop and ate pancakes.',
    ),
    said(
      4,
      'Short one is enough with children',
      'Twenty-eight kilometres was just right for an eight-year-old. Quiet dikes, friendly guide, one puncture mended in six minutes.',
    ),
  ],
  'ams-jordaan-table': [
    said(
      5,
      'I now like herring',
      'Chopped, with onion, standing up, as God intended. And then sixteen little dishes at the Indonesian table when I had thought we were finished.',
    ),
    said(
      4,
      'Pie first',
      'If I had known how good the apple pie was I would have kept more room. The brown café is tiny and we were ten.',
    ),
  ],
}
