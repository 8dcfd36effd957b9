import { said, type WrittenReviews } from './written-review.ts'

/** Reviews written for one experience of the eastern cities, in English. */
export const writtenEast: WrittenReviews = {
  'dxb-red-dunes-evening': [
    said(
      5,
      'The five minutes of darkness',
      'I expected a tourist circus and there is a bit of drumming, yes. But then they turned off every lamp and two hundred people went silent. My daughter counted eleven shooting stars, of which I believe four.',
    ),
    said(
      5,
      'Driver knew when to stop',
      'My wife went green on the third dune and Saif stopped before she had said a word, gave her the front seat and drove the rest like a school bus. The other car was having a wilder time and we did not mind.',
    ),
    said(
      4,
      'Lovely, but eat before',
      'Sunset on the ridge was worth the whole price. Dinner was at 19:40 and by then my sons had eaten all the dates in the camp. Bring a snack.',
    ),
    said(
      3,
      'Good dunes, long drive',
      'Dune driving excellent, camp clean. We were the first pickup and the last drop-off, so it was nearly seven and a half hours for us with a tired four-year-old. Ask for a later point.',
    ),
  ],
  'dxb-creek-dhow-dinner': [
    said(
      5,
      'No disco, thank you',
      'We did one of the glass boats in the Marina two years ago and could not hear each other. Here there is an oud, a real wooden deck and biryani opened at the table. My father, who was on dhows in the sixties, touched everything and nodded.',
    ),
    said(
      4,
      'Upstairs in January',
      'Upper deck was perfect for the first hour and chilly for the second. They hand out shawls but not enough for every table. Food hot, lentils the best of it.',
    ),
    said(
      5,
      'Rolled straight on',
      'I use a wheelchair and I am used to being lifted by four embarrassed waiters. Here the lower deck really is level with the quay and they had left a place at the table without being asked.',
    ),
  ],
  'dxb-yacht-by-the-hour': [
    said(
      5,
      'Ten of us, one boat, one price',
      'Split between ten it cost less than the brunch we had planned. The captain found a place to swim without another boat in sight and took over the grill when he saw what we were doing to the prawns.',
    ),
    said(
      4,
      'Book three hours, not two',
      'Beautiful boat, friendly crew. Two hours is there and back with photographs; the swimming is in the third. They did say so, we did not listen.',
    ),
    said(
      5,
      'She said yes',
      'I asked for a custom offer with flowers and a violin. They remembered that she hates lilies. Off the Burj Al Arab at ten to six, exactly as planned.',
    ),
  ],
  'dxb-dawn-balloon': [
    said(
      5,
      'Silence',
      'Nobody tells you how quiet it is when the burner is off. We drifted over three oryx that did not even look up. Breakfast on a carpet, sand in the coffee, no complaints.',
    ),
    said(
      4,
      'Called off once, then perfect',
      'First morning cancelled at half past three because of fog; the message came before we had left the hotel. Second morning was glass. Four stars only because I am not a person for three o’clock.',
    ),
    said(
      5,
      'Compartment for two',
      'We took the small compartment for our anniversary and were glad of it: you can move from rail to rail, the others could not.',
    ),
  ],
  'dxb-old-dubai-walk': [
    said(
      5,
      'Finally understood the gold souk',
      'I have lived in Dubai for six years and always thought the price was theatre. Noora showed us the rate on the wall and how to ask for the making charge alone. Saved me the price of the walk twice over.',
    ),
    said(
      4,
      'Warm, but shaded',
      'We went in late April and it was 36. The route really does keep to the shade and there is cold water at every stop. The abra is the best one dirham in the country.',
    ),
  ],
  'dxb-burj-khalifa-levels': [
    said(
      4,
      'Go up long before sunset',
      'Followed the tip: cheaper slot at 14:30, then stayed. Saw day, sunset and lights for the lower price. Hazy towards the sea, clear towards the desert.',
    ),
    said(
      5,
      'Level 148 was worth it for my mother',
      'She cannot stand in crowds. Upstairs there were perhaps twenty people, chairs, and a host who explained the islands to her as though he had made them.',
    ),
    said(
      3,
      'A tall building',
      'Impressive and well run. But it is a lift, a terrace and a shop, and twenty minutes’ walk through a mall each way. Children bored after half an hour.',
    ),
  ],
  'dxb-palm-waterpark': [
    said(
      5,
      'Far towers first',
      'The advice to walk to the far end at opening was gold. We did five big slides in an hour, then floated while everyone else queued.',
    ),
    said(
      4,
      'Paths burn your feet',
      'Great day. Buy or bring water shoes, I am not joking. Lockers should be included at this price.',
    ),
  ],
  'dxb-deira-food-walk': [
    said(
      5,
      'I could not finish',
      'The mandi is a full meal and there are two more stops. The falafel with chilli inside is still the best thing I have eaten in the Gulf, and I have been trying for ten years.',
    ),
    said(
      5,
      'A guide who eats',
      'Reza knows every baker by name and eats with you, which is how it should be. My vegetarian sister got different things at two stops without any fuss.',
    ),
  ],
  'dxb-palm-skydive': [
    said(
      5,
      'Sixty seconds, talking about it for a year',
      'Confirmed within four hours, weighed on arrival, in the air by eleven. My instructor had eight thousand jumps and still seemed to enjoy mine.',
    ),
    said(
      4,
      'Allow the whole day',
      'We waited three hours for the wind. They keep you informed, there is shade and coffee, and then it is over in seven minutes. Worth it. Film arrived while we were having lunch.',
    ),
  ],
  'dxb-marmoom-camp-night': [
    said(
      5,
      'Saturn',
      'I have seen pictures of Saturn all my life. Through that telescope, with rings, at ten in the evening, in a blanket, I said a word my children are not allowed to say.',
    ),
    said(
      4,
      'Cold and wonderful',
      'January: 8 degrees at dawn, hot-water bottles as promised. The bathroom is behind canvas, so you hear your neighbour cough. The oryx came at ten past six as though they had a contract.',
    ),
  ],
  'dxb-buggy-by-the-day': [
    said(
      5,
      'From frightened to insufferable by noon',
      'The lead guide builds you up dune by dune. At nine I was braking on the flat, at two I was asking to do the big one again. Take the damage waiver and stop thinking about it.',
    ),
    said(
      4,
      'Hot work',
      'Fantastic machines and properly maintained. A full day is a lot, even with the break in the shade. With teenagers I would do two mornings instead.',
    ),
  ],
  'dxb-shindagha-museum': [
    said(
      5,
      'The perfume house',
      'We came for an hour and stayed three. You press a rubber bulb and smell what people wore to a wedding in 1950. My grandmother’s cupboard, exactly.',
    ),
    said(
      4,
      'Cool, quiet, almost empty',
      'Wednesday at eleven we had whole houses to ourselves. Some of the screens were switched off. The promenade afterwards is the nicest walk in old Dubai.',
    ),
  ],
  'auh-grand-mosque-morning': [
    said(
      5,
      'Any question was allowed',
      'My son is fifteen and asked everything one is not supposed to ask. Maryam answered all of it, kindly and at length. The building is astonishing, but it is the conversation that we remember.',
    ),
    said(
      5,
      'Nine o’clock is right',
      'When we left at half past eleven there were forty coaches. When we came in there had been a gardener and two cats.',
    ),
    said(
      4,
      'Take the evening for the light',
      'We did the evening one. The moon was nearly full and the domes were almost white. Registration took twenty minutes even with the guide.',
    ),
  ],
  'auh-louvre-ticket': [
    said(
      5,
      'Sit under the dome',
      'The collection is good. The dome is why you go. We sat on the steps with our feet over the water for forty minutes and watched the light walk across the floor.',
    ),
    said(
      4,
      'Guide worth the difference',
      'Twelve objects in ninety minutes, and I could tell you about each of them now, three weeks later. Alone I would have seen two hundred and remembered none.',
    ),
  ],
  'auh-mangrove-kayak': [
    said(
      5,
      'Ten minutes from my office',
      'I have driven past that water for four years. Five minutes in you cannot see one building. A heron let us pass at arm’s length.',
    ),
    said(
      4,
      'Night tour with the lit hulls',
      'Magical for the first half hour, then a lot of mosquitoes, which the guide said is unusual. Bring something. The little rays under the boat made up for it.',
    ),
  ],
  'auh-aquarium': [
    said(
      4,
      'The bench under the arch',
      'Sit there, do nothing, wait for the sharks. Our three-year-old did forty minutes without moving, which is a world record in our family.',
    ),
  ],
  'auh-liwa-caravan': [
    said(
      5,
      'Three days, six people, no signal',
      'We wrote that two of us could walk and four could not, and got a route on which that did not matter. Salem bakes bread in the ashes and will not be hurried. The offer came within a day and the final bill was the same figure.',
    ),
  ],
  'auh-dawn-fishing': [
    said(
      5,
      'Breakfast I caught',
      'My boys are eight and ten and each landed a sheri. The mate cleaned them, grilled them with lime, and now no other breakfast is good enough.',
    ),
    said(
      3,
      'Nice trip, no fish',
      'Captain honest about it from the start: three mornings out of four. Ours was the fourth. Lovely sunrise and good tea.',
    ),
  ],
  'ist-old-city-walk': [
    said(
      5,
      'Past a queue of two hours',
      'The line for the gallery of Hagia Sophia went round the corner. We walked in. Elif then made us look at the floor instead of the dome for five minutes, and she was right.',
    ),
    said(
      5,
      'Three opinions on Medusa',
      'The guide gave all three theories about the upside-down head and let us vote. Small group, headsets that worked, finished with a simit in the hippodrome.',
    ),
    said(
      4,
      'Steep ramp',
      'Excellent, but the ramp in Hagia Sophia is like climbing a wet riverbed. My mother (74) managed with an arm on each side.',
    ),
    said(
      3,
      'Crowded in the mosque',
      'Guide very good. The Blue Mosque was so full at eleven that one looked at carpets and elbows. I would take the 08:45 next time.',
    ),
  ],
  'ist-topkapi-harem': [
    said(
      5,
      'A ministry with a mother at its head',
      'That sentence changed the whole visit. Our historian reads Ottoman account books for a living and it turns out that is where the gossip is.',
    ),
    said(
      4,
      'Bring water',
      'Three hours, hardly a bench. Fascinating all the same; the Harem first was the right order, since at eleven there was a queue in the corridor we had had to ourselves.',
    ),
  ],
  'ist-bosphorus-sunset': [
    said(
      5,
      'The guide stopped talking',
      'As promised: when the sun touched the old city he put down the microphone, the captain cut the engine, and thirty strangers were quiet together. That never happens.',
    ),
    said(
      5,
      'Small boat, big difference',
      'Next to us went a ferry with four hundred people and a singer. We had tea in real glasses and a cushion each.',
    ),
    said(
      4,
      'Dress for wind',
      'July, 31 degrees on land, and I borrowed two blankets. Everything else was lovely; the pastries are better than they need to be.',
    ),
  ],
  'ist-two-shores-food': [
    said(
      5,
      'Do not have breakfast',
      'Or dinner the day before. The kaymak with honey at a tin table behind the spice bazaar has ruined me for hotel buffets.',
    ),
    said(
      5,
      'Kadıköy is the city I was looking for',
      'On the European side I was a customer, on the Asian one a guest. Murat shops there for his own kitchen, and you can tell from how they argue with him.',
    ),
    said(
      4,
      'Pickle juice',
      'Everything wonderful except the pickle juice, which I was warned about. Six hours go by quickly; shoes matter.',
    ),
  ],
  'ist-tophane-hammam': [
    said(
      5,
      'A new person came out',
      'I was nervous about what to wear and what to do. Nobody made me feel it. I was washed the way my grandmother used to do it and nearly cried into the foam.',
    ),
    said(
      4,
      'Short on the marble',
      'Beautiful building and excellent scrub. I would have liked more than fifteen minutes on the warm stone, but they had us on a clock until the resting hall, where the clock stopped.',
    ),
  ],
  'ist-cooking-balat': [
    said(
      5,
      'Nermin’s kitchen',
      'Six dishes, all ours, and she only took over once, to save my börek. The neighbour’s clarinet came through the window as though it had been ordered.',
    ),
  ],
  'ist-sema-ceremony': [
    said(
      5,
      'Nobody clapped',
      'They tell you at the start that it is not a performance. At the end a whole room of tourists sat still for a minute and then left quietly. I have never seen that.',
    ),
    said(
      3,
      'Know what you book',
      'It is a prayer: slow, repetitive and very beautiful if you are in the mood. My teenagers were not. Front row is close enough to feel the air move.',
    ),
  ],
  'ist-princes-islands-bike': [
    said(
      4,
      'Two hills, one pushed',
      'They say you may push and most of us did. The swim afterwards at Dilburnu was the best of the summer. Go on a weekday.',
    ),
    said(
      5,
      'The ferry is half of it',
      'Ninety minutes along the whole city with tea and gulls, for a price that is included anyway. The children counted fourteen cats on the island before they gave up.',
    ),
  ],
  'ayt-harbour-boat-duden': [
    said(
      5,
      'Into the spray',
      'The captain asked, everyone shouted yes, and we came out wet to the bone under forty metres of waterfall. Chicken from the grill afterwards in a towel.',
    ),
    said(
      4,
      'Music a little loud',
      'Great stops, clear water, good lunch. They turned the music down when we asked, and up again after the second swim.',
    ),
    said(
      5,
      'Took the sunset one',
      'Two hours, no swimming, the mountains going pink behind the old harbour. For 26 euros I have seen much worse.',
    ),
  ],
  'ayt-koprulu-rafting': [
    said(
      5,
      'Cold water, hot day',
      'Twelve degrees in the river and forty on the bank: exactly what was needed. Our guide was the calmest man in Türkiye.',
    ),
    said(
      4,
      'Easy rapids, great fun',
      'If you have rafted before it is gentle. With an eight-year-old on board that is what you want. Rent the shoes.',
    ),
    said(
      3,
      'Long day for ninety minutes',
      'The river part is wonderful, the transport takes most of the day. We were the last hotel on the list.',
    ),
  ],
  'ayt-perge-aspendos-side': [
    said(
      5,
      'The coin',
      'He dropped a coin on the stage at Aspendos and my husband, on the top row, held up his hand. Then a choir from Poland stood up and sang. You cannot plan that.',
    ),
    said(
      4,
      'Hot, even in May',
      'Old stones reflect. Hats, water, and do listen when he says which ten minutes to spend in the shade. Side, last of all, was the reward.',
    ),
  ],
  'ayt-taurus-quad': [
    said(
      4,
      'Dust in my teeth until Thursday',
      'Brilliant. The gorge stop takes your breath away after all that noise. Wear clothes you dislike.',
    ),
  ],
  'ayt-first-dive': [
    said(
      5,
      'He held my tank the whole way',
      'I was certain that I would panic. Deniz kept kneeling in the shallow water with me until I was bored, and then we went. I met an octopus. I am booking the course.',
    ),
    said(
      4,
      'Snorkeller’s view',
      'My husband dived twice, I stayed on top with the mask. A turtle came up beside me and neither of the divers saw it.',
    ),
  ],
  'ayt-private-gulet': [
    said(
      5,
      'We stayed another night',
      'On the third evening nobody wanted to leave the bay, so we did not. The cook had asked about olives on the first morning; I never saw one again.',
    ),
  ],
  'cap-sunrise-balloon': [
    said(
      5,
      'A hundred lanterns',
      'Standing in a field in the dark while the balloons light up one after the other: I would have paid for that alone. Then you are in one of them.',
    ),
    said(
      5,
      'So low that I touched a tree',
      'The pilot put us into the valley until apricot leaves came over the rim, and took us out again by half a metre. Art.',
    ),
    said(
      4,
      'Keep a second morning',
      'Cancelled for wind on Tuesday, flew on Wednesday. They tell you to keep a spare day and they are right. Not cheap, and I would do it again tomorrow.',
    ),
    said(
      3,
      'Beautiful, crowded basket',
      'Sixteen people is a lot when everyone films. The flight itself was unforgettable. With hindsight I would pay for the smaller one.',
    ),
  ],
  'cap-rose-valley-hike': [
    said(
      5,
      'Mehmet’s samovar',
      'After two hours of pink walls and painted ceilings there is a man on a ridge with tea. Nobody spoke for ten minutes while the valley changed colour.',
    ),
    said(
      4,
      'Sandy in places',
      'A real walk, not a stroll. Good shoes. The tunnel is low: I have a bump to prove it.',
    ),
  ],
  'cap-underground-ihlara': [
    said(
      5,
      'Down to the eighth floor',
      'I am tall and walked bent for half an hour, and would go again. Then lunch with my feet in the river. A very well-made day.',
    ),
    said(
      4,
      'Not for my wife',
      'She waited above with a coffee, as the description suggests, and was content. The gorge afterwards was the best part for both of us.',
    ),
  ],
  'cap-cave-room-nights': [
    said(
      5,
      'Balloons at breakfast',
      'You open the shutter at half past six and they are there, at the height of your cup. Twenty plates for breakfast is an understatement.',
    ),
    said(
      4,
      'Forty steps',
      'Warm floor, wonderful silence, sweet family. The steps are uneven and dark; bring a torch for the way back from dinner.',
    ),
  ],
  'cap-volcano-wine': [
    said(
      4,
      'I tasted the soil',
      'She did make us. Then the Emir made sense. Six glasses is generous, and the cave cheese should be famous.',
    ),
  ],
  'cai-pyramids-egyptologist': [
    said(
      5,
      'No shops. Really',
      'My third time in Egypt and the first tour on which nobody took me to a papyrus institute. Dr Heba drew the ramps in the sand with a stick and I finally understood them.',
    ),
    said(
      5,
      'Seven in the morning',
      'For forty minutes there were six of us and some dogs. When we drove out, the coaches stood in three rows.',
    ),
    said(
      4,
      'The inside is hot',
      'We took the Great Pyramid ticket. It is steep, airless and one stone room at the top, and I would not have missed it. My brother-in-law turned round halfway.',
    ),
    said(
      5,
      'Good with children',
      'Ours are seven and nine. He gave them a cubit rod and had them measure a block. They have been measuring the kitchen since.',
    ),
  ],
  'cai-grand-egyptian-museum': [
    said(
      5,
      'His sandals',
      'It is not the mask that gets you. It is the sandals, the folding bed and the duck in the lunch box. Leave half of your time for that wing.',
    ),
  ],
  'cai-islamic-cairo-walk': [
    said(
      5,
      'Music for the patients',
      'A hospital that played music in 1284. I had walked down this street twice and seen lamps. This time I saw the street.',
    ),
    said(
      4,
      'Up the minaret',
      'A hundred and fifty steps in the dark and all of Cairo at the top. The bazaar was busy and our guide kept the sellers away with one look.',
    ),
  ],
  'cai-felucca-by-the-hour': [
    said(
      5,
      'Best hour in Cairo',
      'We brought takeaway and a speaker, and used neither. Just the sail, the call to prayer from both banks and the captain making tea.',
    ),
    said(
      4,
      'No wind, so he rowed',
      'And sang. It was very still and quite lovely, only not exactly sailing. Fridays are loud on the river: believe the warning.',
    ),
  ],
  'cai-downtown-street-food': [
    said(
      5,
      'The liver changed my mind',
      'I would never have stopped at any of these places, and not one of us was ill afterwards. The rooftop with lemon and mint is a secret I am now spoiling.',
    ),
    said(
      4,
      'Crossing the street is part of it',
      'Walk when Omar walks. Koshary superb, pigeon not for me. Very generous portions.',
    ),
    said(
      5,
      'Om ali',
      'Bread, cream, nuts, a plastic chair, eleven at night. I have thought about it every day since.',
    ),
  ],
  'cai-fayoum-whales': [
    said(
      5,
      'Whales with legs',
      'They lie there on the sand as though the sea had gone out last week. Twelve hours is long, but the desert part never drags.',
    ),
    said(
      4,
      'Send your passport early',
      'Request took a day to be confirmed because of the permit. After that everything ran like a clock. The potter let my son ruin as much clay as he wished.',
    ),
  ],
}
