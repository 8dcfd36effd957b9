/** Sentences of the demo's listings by their English. */
export const tr: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Lahbab Çölü, E44 yakını, Dubai',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'Lahbab’ın kumu içindeki demir nedeniyle kırmızıdır ve en kırmızı hâlini gün batımından önceki kırk dakikada alır. Sürücü yol kenarında lastiklerin havasını indirir, herkes kemerini kontrol eder ve araç yarım saat boyunca geçen hafta başka yerde olan sırtlarda tırmanır, yatar ve kayar.\n\nSon kum tepesinin üstünde inersiniz. Hiçbir şey duymayana kadar yürümek, kum tahtasını denemek ve resim çekmek için vakit vardır. Kamp on dakika aşağıdadır: kakuleli kahve, sacdan yeni çıkmış sıcak ekmek, eldivende bir şahin, isterseniz kına ve çitin çevresinde iki tur atan bir deve.\n\nKömürde pişen akşam yemeği hava kararınca başlar. Bir tanura dansçısı ve bir davulcu sahne alır, yıldızları görebilmeniz için ışıklar beş dakika söner, sonra alındığınız yere dönersiniz.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Kumullu seçeneklerde: ehliyetli bir çöl sürücüsüyle kum tepelerinde otuz dakika',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Kumullu seçeneklerde: gün batımı sıralarında bir sırtta yirmi dakikalık yürüyüş',
  'With dunes: a sandboard on the last dune': 'Kumullu seçeneklerde: son kumulda kum tahtası',
  'A short camel ride at the camp': 'Kampta kısa bir deve gezisi',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Kömürde akşam yemeği, ayrı ateşte pişen vejetaryen yemekler',
  'Five minutes with every light off, for the stars': 'Yıldızlar için tüm ışıklar kapalı beş dakika',
  'Car, driver and fuel from one of four pickup points':
    'Dört alınma noktasından birinden araç, sürücü ve yakıt',
  'Water, coffee, tea and dates': 'Su, kahve, çay ve hurma',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Akşam yemeği: ızgara tavuk ve kuzu, mercimek, salatalar, ekmek, meyve',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Kısa deve turu, tek el için kına; kumullu seçeneklerde kum tahtası da',
  'Alcohol and shisha': 'Alkol ve nargile',
  'Quad bikes, which are an extra': 'ATV (ek hizmet)',
  'Photographs by the camp photographer': 'Kamp fotoğrafçısının çektiği kareler',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Kum tepesi sürüşü hamileler, sırt veya boyun ameliyatı geçirenler ve üç yaşından küçükler için uygun değildir. Kumulsuz seçeneği seçin: kamp aynıdır.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Öncesinde hafif yiyin. Kumullardan önceki son tuvalet Lahbab’daki benzin istasyonundadır; kamptaki tuvaletler sifonludur.',
  'From December to February it falls to 12 °C after dark.':
    'Aralıktan şubata kadar hava karardıktan sonra 12 °C’ye düşer.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Ramazan’da müzik ve dans yoktur; akşam yemeği siz kampa vardıktan ve güneş battıktan sonra başlar.',
  'A jacket from November to March': 'Kasımdan marta kadar bir ceket',
  'Sandals or shoes you can empty': 'Kumu kolayca boşaltılan sandalet veya ayakkabı',
  Sunglasses: 'Güneş gözlüğü',
  'A charged phone': 'Şarjlı bir telefon',
  'Edge of the desert': 'Çölün kenarı',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Lastikler 15 psi’ye iner, kemerler takılır ve nasıl oturulacağı anlatılır.',
  'The red ridges': 'Kızıl sırtlar',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Yarım saatlik sürüş, isteyen olursa bir molayla.',
  'The last dune': 'Son kum tepesi',
  'On foot, around sunset. The board is free, the walk up is not.':
    'Yürüyerek, gün batımı sıralarında. Tahta ücretsizdir; tırmanmak size kalır.',
  'The camp': 'Kamp',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Kahve, kına, şahin, deve; uzun masalardaki yerler akşam boyunca sizindir.',
  Dinner: 'Akşam yemeği',
  'Charcoal grill, then tanoura and drums.': 'Kömür ızgarası, ardından tanura ve davul.',
  'Lights out': 'Işıklar sönüyor',
  'Five minutes of dark before the drive home.': 'Dönüşten önce beş dakika karanlık.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Al Rigga tarafındaki taksi durağında bekleyin. Sürücü bir saat önce plakasını mesajla gönderir.',
  'Downtown, Burj Khalifa metro station': 'Downtown, Burj Khalifa metro istasyonu',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Kara tarafındaki çıkışı kullanın ve taksi sırasına değil otobüs durağına inin.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, JBR The Walk',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Rimal kulelerinin karşısında. The Walk’ta duruş kısadır; lütfen kaldırımda bekleyin.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, Al Seef otoparkı',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Haliç tarafında. Otoparkın girişindeki ahşap teknenin yanında.',
  'Quad bike, 30 minutes': 'ATV, 30 dakika',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Kampın yanındaki çevrili parkurda tek kişilik ATV; 16 yaş ve üzeri.',
  'Front seat kept for you': 'Ön koltuk sizin için ayrılır',
  'One in each car; it also helps against car sickness.':
    'Her araçta bir tane; araç tutmasına karşı da iyi gelir.',
  'Table in the raised majlis': 'Yükseltilmiş mecliste masa',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Açık büfe yerine minderler, gölge ve masaya servis. Bebekler dâhil her misafir için ücret alınır.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Bir Land Cruiser’ı en fazla beş kişiyle paylaşırsınız. Sürücü aynı zamanda rehberinizdir.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Araç başına dört misafir, sürücünün yanında bir rehber ve oriks su kaynağında ek bir durak.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Kampa düz bir yol. Küçük çocuklar, hamileler ve sırt sorunu olanlar için. İlk üç durak yoktur, kamptaki akşam daha erken başlar.',
  'Base camp at Al Badayer': 'Al Badayer’deki ana kamp',
  'Training dunes': 'Alıştırma kumulları',
  'Top of Big Red': 'Büyük Kızıl’ın tepesi',
  'Fossil Rock, Mleiha (second day)': 'Fosil Kayası, Mleiha (ikinci gün)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Rüzgâr sert olunca kum uçuşur ve kimse bir sonraki sırtı göremez. Kampta çayla en çok iki saat bekleriz.\n\nRüzgâr dinmezse yalnız alçak kumullarda sürersiniz, büyüğü için başka bir gün ücretsiz gelirsiniz. Fırtına uyarısından sonra kimse sürmez: yeni bir gün seçersiniz ya da paranızı geri alırsınız.',
  'Gate of the Fayoum road': 'Feyyum yolunun kapısı',
  'Shore of Lake Qarun': 'Karun Gölü kıyısı',
  'Falls of Wadi el-Rayan': 'Vadi el-Reyyan şelaleleri',
  'Crest of the dunes': 'Kumulların sırtı',
  'Valley of the Whales': 'Balinalar Vadisi',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Mart ile mayıs arasında hamsin denen sıcak rüzgâr vadiyi tozla doldurabilir. Bir akşam önce tahmine bakar, akşam saat sekize kadar size yazarız.\n\nPark kapısını kapatırsa başka bir gün seçersiniz ya da paranızı geri alırsınız. Yalnız kumullar kapalıysa o süre müzeye ve çömlekçilere kalır.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Pilot, arabalar yola çıkmadan önce saat üç buçukta rüzgâra bakar. Uygun değilse hemen bir mesaj alırsınız.\n\nBaşka bir sabah uçarsınız ya da paranızı geri alırsınız; seçim sizin. Geç inen sis, sepetin yanında yarım saat kahve demek olabilir.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Rue Monge’daki bir odada İngilizceden roman çeviriyor ve kabul ettiğinden daha güzel okuyor.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Yirmi yıl rıhtımda kitap sattı; sorunca hangi kapının açılacağını bilir.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Tsvetayeva’nın Paris yılları üzerine tez yazıyor; onun yerine haftada iki kez bu yolu yürüyor.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Okul yıllarından beri Versailles’a bisikletle gider. İki pompa taşır, her fırının saatini ezbere bilir.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Lindengracht’taki kahverengi bir kafenin üst katında büyüdü. Ona yılan balığını sorun.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Şık ve sıcak: güverte için düz ayakkabı, rüzgâr için ceket.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Omuzlar ve dizler kapalı; koyu renkler bu saate yakışır.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Camiler için: omuzlar ve dizler kapalı, kadınlar için başörtüsü. Ödünç veriyoruz.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Kadehte Trakya’dan bir beyaz satarız: sek, soğuk ve en çok Ortaköy açığında güzel.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Çay çaydanlıkta on beş dakika demlenir; açık severseniz “açık” deyin.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'Limonata her sabah naneyle yapılır ve içinde alkol yoktur.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Kadehe önce rakı, sonra su, sonra buz konur. Başka bir sıra onu kötü bulandırır.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Kızarmış patlıcanın yanında su ya da ayran için; şarap bu tartışmayı kaybeder.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Ortasında bir sıra bulunan küçük ahşap vapur. Dolunca kalkar; birkaç dakikada bir dolar.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Rüzgâr kulesi: esintiyi dört yandan yakalar ve alttaki odaya indirir.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'İki ev duvarı arasında, gölgede kalacak kadar dar bir sokak.',
  mashrabiya: 'meşrebiye',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Tornalanmış ahşaptan pencere kafesi: hava ve ışık girer, bakışlar girmez.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Süt, şeker ve kakuleyle kaynatılmış demli çay.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Kıçı düz ahşap tekne; çizimsiz, göz kararıyla yapılır.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.': 'Karaya doğru uzanan deniz kolu.',
  oud: 'ud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Kısa saplı, yuvarlak sırtlı saz; evde yakılan kokulu ağacın da adı.',
  majlis: 'meclis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'Konukların ağırlandığı oda: duvar boyunca minderler, ortada kahve.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Giysilere ve odalara kokusu sinsin diye kömürde yakılan kokulu yongalar.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Teknelerden inci alan tüccar; sandığında terazi ve elekler olurdu.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'Rehber belirtilen dillerin hepsini konuşur ve grubun ihtiyaç duyduklarını kullanır.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Alınma seçtiyseniz belirtilen bitiş saatinde aşağı yukarı aynı yere dönmüş olursunuz; kendiniz gelirseniz daha erken bitirirsiniz.',
}
