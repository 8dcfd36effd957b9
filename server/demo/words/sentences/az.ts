/** Sentences of the demo's listings by their English. */
export const az: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Əl-Lahbab səhrası, E44 yolunun yanı, Dubay',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'Lahbab qumu içindəki dəmirə görə qırmızıdır və günəş batmazdan əvvəlki qırx dəqiqədə ən qırmızı olur. Yolun kənarında sürücü təkərlərin havasını azaldır, hamı kəmərini yoxlayır və yarım saat maşın keçən həftə başqa yerdə olan silsilələrə qalxır, əyilir və sürüşür.\n\nSon təpənin başında düşürsünüz. Heç nə eşitməyənə qədər yeriməyə, qum lövhəsini sınamağa və şəkil çəkməyə vaxt var. Sonra düşərgəyə on dəqiqədir: hilli qəhvə, isti sacdan çörək, əlcəkdə şahin, istəsəniz, xına və hasarın ətrafına iki dəfə dolanan dəvə.\n\nŞam yeməyi hava qaralanda kömürdə hazır olur. Tənurə rəqqası və təbilçi çıxış edir, ulduzları görməyiniz üçün işıqlar beş dəqiqə sönür, sonra maşın sizi götürdüyümüz yerə qaytarır.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Qum təpələri olan variantlarda: lisenziyalı səhra sürücüsü ilə təpələrdə otuz dəqiqə',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Qum təpələri olan variantlarda: qürub vaxtına yaxın silsilədə piyada iyirmi dəqiqə',
  'With dunes: a sandboard on the last dune': 'Qum təpələri olan variantlarda: son təpədə qum lövhəsi',
  'A short camel ride at the camp': 'Düşərgədə qısa dəvə gəzintisi',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Kömürdə şam yeməyi, ətsiz yeməklər ayrıca ocaqda',
  'Five minutes with every light off, for the stars': 'Ulduzlar üçün bütün işıqların söndüyü beş dəqiqə',
  'Car, driver and fuel from one of four pickup points':
    'Dörd götürülmə yerindən birindən maşın, sürücü və yanacaq',
  'Water, coffee, tea and dates': 'Su, qəhvə, çay və xurma',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Şam yeməyi: kömürdə toyuq və quzu, mərci, salatlar, çörək, meyvə',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Qısa dəvə gəzintisi, bir ələ xına; qum təpələri olan variantlarda həm də qum lövhəsi',
  'Alcohol and shisha': 'Spirtli içki və qəlyan',
  'Quad bikes, which are an extra': 'Əlavə kimi təklif olunan kvadrosikllər',
  'Photographs by the camp photographer': 'Düşərgə fotoqrafının çəkdiyi şəkillər',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Hamiləsinizsə, bel və ya boyun əməliyyatı keçirmisinizsə və ya üç yaşdan kiçiksinizsə, təpələrdə sürüş sizə uyğun deyil. Təpəsiz variantı seçin: düşərgə eynidir.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Əvvəlcədən yüngül yeyin. Qum təpələrindən əvvəl son tualet Lahbabdakı yanacaq stansiyasındadır; düşərgədə su ilə yuyulan tualetlər var.',
  'From December to February it falls to 12 °C after dark.':
    'Dekabrdan fevrala qədər qaranlıqdan sonra 12 °C-yə enir.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Ramazanda musiqi və rəqs olmur; şam yeməyi siz düşərgəyə çatandan və gün batandan sonra başlayır.',
  'A jacket from November to March': 'Noyabrdan marta qədər gödəkçə',
  'Sandals or shoes you can empty': 'Qumu boşalda biləcəyiniz səndəl və ya ayaqqabı',
  Sunglasses: 'Gün eynəyi',
  'A charged phone': 'Şarj edilmiş telefon',
  'Edge of the desert': 'Səhranın kənarı',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Təkərlər 15 psi, kəmərlər bağlı və necə oturmaq barədə bir söz.',
  'The red ridges': 'Qırmızı silsilələr',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Yarım saat sürüş, kimsə nəfəs almaq istəyəndə bir dayanacaqla.',
  'The last dune': 'Son təpə',
  'On foot, around sunset. The board is free, the walk up is not.':
    'Piyada, qürub vaxtına yaxın. Lövhə pulsuzdur, yuxarı qalxmaq isə yox.',
  'The camp': 'Düşərgə',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Qəhvə, xına, şahin, dəvə; uzun masalardakı yerlər axşam boyu sizindir.',
  Dinner: 'Şam yeməyi',
  'Charcoal grill, then tanoura and drums.': 'Kömürdə manqal, sonra tənurə və təbillər.',
  'Lights out': 'İşıqlar sönür',
  'Five minutes of dark before the drive home.': 'Geri qayıtmazdan əvvəl beş dəqiqə qaranlıq.',
  'Deira, Al Ghurair Centre': 'Deyra, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Əl-Riqqa tərəfdəki taksi dayanacağında gözləyin. Sürücü bir saat əvvəl maşının nömrəsini mesajla göndərir.',
  'Downtown, Burj Khalifa metro station': 'Şəhər mərkəzi, Burc Xəlifə metro stansiyası',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Quru tərəfdəki çıxışdan avtobus dayanacağına enin, taksi növbəsinə yox.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, JBR-da The Walk',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Rimal qüllələri ilə üzbəüz. The Walk küçəsində dayanmaq vaxtı azdır, səkidə gözləyin.',
  'Bur Dubai, Al Seef car park': 'Bur-Dubay, Əs-Sif avtomobil dayanacağı',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Körfəzçə tərəfində. Dayanacağın girişindəki taxta qayığın yanında.',
  'Quad bike, 30 minutes': 'Kvadrosikl, 30 dəqiqə',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Düşərgənin yanında hasarlı yolda tək nəfərlik kvadrosikl; 16 yaşdan.',
  'Front seat kept for you': 'Sizə ayrılmış ön oturacaq',
  'One in each car; it also helps against car sickness.':
    'Hər maşında bir; ürəkbulanmaya qarşı da kömək edir.',
  'Table in the raised majlis': 'Yüksək məclisdə masa',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Bufet əvəzinə masada xidmət, yastıqlar və kölgə. Körpələr daxil hər qonaq üçün hesablanır.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Land Cruiser maşınını ən çoxu beş nəfərlə bölüşürsünüz. Sürücü həm də bələdçinizdir.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Maşında dörd qonaq, sürücünün yanında bələdçi və orikslərin su başında əlavə dayanacaq.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Düşərgəyə düz yol. Kiçik uşaqlar, hamilələr və beli ağrıyanlar üçün. İlk üç dayanacaq yoxdur, düşərgədəki axşam daha tez başlayır.',
  'Base camp at Al Badayer': 'Əl-Bədayirdə əsas düşərgə',
  'Training dunes': 'Məşq təpələri',
  'Top of Big Red': 'Böyük Qırmızının zirvəsi',
  'Fossil Rock, Mleiha (second day)': 'Fosil qayası, Mleyha (ikinci gün)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Külək güclü olanda qum uçuşur və heç kim növbəti silsiləni görmür. Bazada çay içərək ən çox iki saat gözləyirik.\n\nKülək səngiməsə, yalnız alçaq təpələrdə sürürsünüz, böyüyü üçün başqa gün pulsuz gəlirsiniz. Fırtına xəbərdarlığından sonra heç kim sürmür: yeni gün seçirsiniz və ya pulunuz qaytarılır.',
  'Gate of the Fayoum road': 'Fəyyum yolunun qapısı',
  'Shore of Lake Qarun': 'Qarun gölünün sahili',
  'Falls of Wadi el-Rayan': 'Vadi ər-Rəyyan şəlalələri',
  'Crest of the dunes': 'Təpələrin silsiləsi',
  'Valley of the Whales': 'Balinalar vadisi',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Martla may arasında xəmsin adlı isti külək vadini tozla doldura bilər. Bir axşam əvvəl proqnoza baxır və saat səkkizə qədər sizə yazırıq.\n\nPark qapısını bağlasa, başqa gün seçirsiniz və ya pulunuz qaytarılır. Yalnız təpələr bağlı olsa, o vaxt muzeyə və dulusçulara qalır.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Pilot maşınlar yola çıxmazdan əvvəl, dördün yarısında küləyə baxır. Uyğun olmasa, dərhal mesaj alırsınız.\n\nBaşqa səhər uçursunuz və ya pulunuz qaytarılır; seçim sizindir. Gec gələn duman səbətin yanında yarım saat qəhvə demək ola bilər.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Monj küçəsindəki otaqda ingiliscədən romanlar çevirir və etiraf etdiyindən daha gözəl oxuyur.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'İyirmi il sahildə kitab satıb və hansı qapıların xahişlə açıldığını bilir.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Tsvetayevanın Paris illəri haqqında dissertasiya yazır, onun əvəzinə həftədə iki dəfə bu yolu gəzir.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Məktəb illərindən Versala velosipedlə gedir. İki nasos daşıyır, hər çörəkxananın saatını əzbər bilir.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Lindenqraxtda qəhvəyi kafenin üst mərtəbəsində böyüyüb. Ondan ilan balığı haqqında soruşun.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Zərif və isti: göyərtə üçün dabansız ayaqqabı, külək üçün gödəkcə.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Çiyinlər və dizlər örtülü; tünd rənglər bu saata yaraşır.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Məscidlər üçün: çiyinlər və dizlər örtülü, qadınlar üçün baş örtüyü. Biz veririk.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Qədəhlə Trakyadan ağ şərab satırıq: quru, soyuq və ən yaxşısı Ortaköyün qarşısında.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Çay qoşa çaydanda on beş dəqiqə dəmlənir; açıq xoşlayırsınızsa, “açık” deyin.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'Limonad hər səhər nanə ilə hazırlanır və spirtsizdir.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Qədəhə əvvəl rakı, sonra su, sonra buz qoyulur. Başqa ardıcıllıq onu pis bulandırır.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Qızardılmış badımcanla su və ya ayran için; şərab bu mübahisədə uduzur.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Ortasında skamya olan kiçik taxta bərə. Dolanda yola düşür, hər bir neçə dəqiqədən bir dolur.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Külək qülləsi: mehi dörd tərəfdən tutur və aşağıdakı otağa endirir.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'İki evin divarı arasında, kölgədə qalacaq qədər dar döngə.',
  mashrabiya: 'məşrəbiyyə',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Yonulmuş ağacdan pəncərə şəbəkəsi: hava və işıq girir, baxışlar girmir.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Süd, şəkər və hillə qaynadılmış tünd çay.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Arxası düz taxta gəmi; çertyojsuz, gözəyarı tikilir.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.': 'Quruya uzanan dəniz qolu.',
  oud: 'ud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Qısa qollu, arxası yumru simli alət; evdə yandırılan ətirli ağacın da adı.',
  majlis: 'məclis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'Qonaqların qəbul edildiyi otaq: divar boyu döşəkçələr, ortada qəhvə.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Paltar və otaqlara qoxusu hopsun deyə kömürdə yandırılan ətirli yonqarlar.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Gəmilərdən mirvari alan tacir; sandığında tərəzi və ələklər olardı.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'Bələdçi göstərilən dillərin hamısında danışır və qrupa lazım olanlardan istifadə edir.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Götürülən qonaqlar göstərilən bitmə vaxtına yaxın həmin yerə qayıdır; özü gələnlər üçün proqram daha tez bitir.',
}
