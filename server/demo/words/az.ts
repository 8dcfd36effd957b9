import type { ListingWords } from './listing-words.ts'

export const az: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Qürubda qırmızı qum təpələri: şam yeməyi ilə səhra safarisi',
    'dxb-creek-dhow-dinner': 'Dubay körfəzçəsində taxta dau gəmisində şam yeməyi',
    'dxb-yacht-by-the-hour': 'Saatlıq, yalnız sizin olan yaxta',
    'dxb-dawn-balloon': 'Səhər tezdən səhra üzərində hava şarı',
    'dxb-old-dubai-walk': 'Köhnə Dubay piyada və abra ilə',
    'dxb-burj-khalifa-levels': 'Burc Xəlifə: 124 və 125-ci, yaxud 148-ci mərtəbə',
    'dxb-palm-waterpark': 'Palmada akvapark: sürüşkənlər və çayla bir gün',
    'dxb-deira-food-walk': 'Deyra iştahla: piyada yeddi mətbəx',
    'dxb-palm-skydive': 'Palma üzərində tandem paraşüt tullanışı',
    'dxb-marmoom-camp-night': 'Əl-Mərmumda öz çadırınızda bir gecə',
    'dxb-buggy-by-the-day': 'Bir günlük qum baqqisi, siz sürürsünüz',
    'dxb-shindagha-museum': 'Əş-Şindağa muzeyi və ətir evi',
    'ist-old-city-walk': 'Üç saatda Ayasofya, Mavi məscid və Sərnic',
    'ist-topkapi-harem': 'Tarixçi ilə Topqapı sarayı və Hərəm',
    'ist-bosphorus-sunset': 'Kiçik taxta yaxtada qürubda Bosfor',
    'ist-two-shores-food': 'Avropada səhər yeməyi, Asiyada nahar',
    'ist-tophane-hammam': 'XVI əsr hamamında iki saat',
    'ist-cooking-balat': 'Balat evində meyxana süfrəsi bişirin',
    'ist-sema-ceremony': 'Səma: fırlanan dərvişlərlə bir saat',
    'ist-princes-islands-bike': 'Büyükada velosipedlə: maşınsız bir gün',
    'par-orsay': 'Seçdiyiniz saatda Orse muzeyi',
    'par-seine-dusk': 'Adanın ucundan Senada bir saat',
    'par-maubert-kitchen': 'Mober bazarında alış-veriş, bişirmək və tələsmədən yemək',
    'par-versailles-bike': 'Versal velosipedlə, Böyük kanalda piknik',
    'par-forney-posters': '«Go by Train»: səyahət plakatı sənəti, müvəqqəti sərgi',
    'par-left-bank-writers': 'Güclərinin çatdığı otaqlar: Sol sahilin yazıçıları',
    'par-private-launch': 'İkiniz və ya onunuz üçün qırmızıağac kater',
    'rom-vespa-sidecar': 'Kolyaskalı köhnə Vespa, bir günlük sizin',
    'rom-colosseum-underground': 'Kolizeyin altına, oradan arenaya',
    'rom-vatican-early': 'Sikstin kapellası izdihamdan əvvəl',
    'rom-gonfalone-opera': 'Freskalar arasında opera: Qonfalonda bir axşam',
    'rom-testaccio-pasta': 'Testaççio: bazar və dörd Roma pastası',
    'rom-appia-ebike': 'Elektrik velosipedlə Appi yolu, katakombalar və akveduklar',
    'rom-tivoli-villas': 'Tivolidə iki villa: imperatorun və kardinalın',
    'bcn-sagrada-tower': 'Memarla Saqrada Familiya, istəyə görə qüllə',
    'bcn-flamenco': 'Kərpic zirzəmidə mikrofonsuz flamenko',
    'bcn-catamaran': 'Katamaranda şəhər boyu yelkənlə iki saat',
    'bcn-boqueria-rice': 'İzdihamdan əvvəl Bokeriya və dibi tutan düyü',
    'bcn-tibidabo': 'Tibidabo: qırmızı təyyarə, böyük çarx və ayaq altında bütün şəhər',
    'bcn-costa-brava-kayak': 'Kosta Brava dəniz mağaraları: kayak və maska',
    'bcn-montserrat': 'Montserrat: səhər silsilə, saat birdə xor',
    'cai-pyramids-egyptologist': 'Açılış vaxtı ehramlar, misirşünasla',
    'cai-grand-egyptian-museum': 'Böyük Misir muzeyi: saatlı bilet və ya bələdçi ilə üç saat',
    'cai-islamic-cairo-walk': 'Qapıdan qapıya: Qahirənin min ili piyada',
    'cai-felucca-by-the-hour': 'Nildə saatlıq felukka',
    'cai-downtown-street-food': 'Küşəri, ciyər və şəkər qamışı: qaranlıqda şəhər mərkəzi',
    'cai-fayoum-whales': 'Səhrada balinalar: yolsuzluq avtomobili ilə Fəyyum',
    'auh-grand-mosque-morning': 'Şeyx Zayed məscidi, onu izah edən biri ilə',
    'auh-louvre-ticket': 'Luvr Əbu-Dabi: işıq qübbəsi altında saatlı giriş',
    'auh-mangrove-kayak': 'Şərq manqrovlarında kayak',
    'auh-aquarium': 'Əl-Qana akvariumu: köpəkbalıqları, skatlar və çox uzun bir ilan',
    'auh-liwa-caravan': 'Rüb əl-Xaliyə öz karvanınız',
    'auh-dawn-fishing': 'Mina Zayed kapitanı ilə səhər balıq ovu',
    'cap-sunrise-balloon': 'Göreme vadiləri üzərində gün doğanda hava şarı',
    'cap-rose-valley-hike': 'Qırmızı və Qızılgül vadiləri piyada, qürub silsiləsinədək',
    'cap-underground-ihlara': 'Yerin altında səkkiz mərtəbə, sonra kanyon: Derinkuyu və Ihlara',
    'cap-cave-room-nights': 'Uçhisarda mağara evində otaq, gecəlik',
    'cap-volcano-wine': 'Vulkan şərabı: üzümlük və qaya zirzəmisi',
    'lis-tagus-sail': 'Tejuda saatlıq öz yelkənliniz',
    'lis-alfama-tram': '28 nömrəli tramvayla yuxarı, Alfamadan piyada aşağı',
    'lis-jeronimos': 'Jeronimuş monastırı: qapıda sizin yarım saatınız',
    'lis-sintra-roca': 'Növbəsiz Sintra, sonra Avropanın sonu',
    'lis-arrabida-estate': 'Azeytanda bir günlük yalnız sizin olan şərab malikanəsi',
    'lis-nata-class': 'Pombal mətbəxində sıfırdan paştel de nata',
    'lis-sado-dolphins': 'Bioloqla Sado delfinləri',
    'ayt-harbour-boat-duden': 'Roma limanından dənizə tökülən şəlaləyə',
    'ayt-koprulu-rafting': 'Köprülüdə Roma körpüsü altında rafting',
    'ayt-perge-aspendos-side': 'Arxeoloqla Perge, Aspendos və Side',
    'ayt-taurus-quad': 'Tavr ətəyində şam meşəsində kvadrosikl',
    'ayt-first-dive': 'Siçovul adasında ilk dalışınız',
    'ayt-private-gulet': 'Likiya sahili boyu yalnız sizin gulet',
    'msk-river-cruise': 'Çay yaxtası ilə Moskva: «Ukrayna»dan monastıra və geri',
    'msk-tretyakov': 'Tretyakov qalereyası yarım saat fərqlə: Rublyovdan Vrubelə',
    'msk-metro-palaces': 'Bir gediş qiymətinə saraylar: Moskva metrosu',
    'msk-suzdal-overnight': 'Suzdal və Vladimir: iki gün, bir gecə, ağ kilsələr',
    'ams-open-boat': 'Kanallarda on iki nəfərlik elektrik qayığı, motor səsi olmadan',
    'ams-tulip-fields': 'Velosipedlə lalə tarlaları, çiçəklədikləri altı həftədə',
    'ams-houseboat': 'Prinsenqraxtda 1913-cü ilin barjında gecələyin',
    'ams-waterland-bike': 'Vaterland: velosipedlə bənd kəndləri, vağzaldan iyirmi dəqiqə',
    'ams-jordaan-table': 'Siyənək, alma piroqu, reysttafel: süfrə başında Yordan',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Son işıqda Lahbab təpələrində sürüş, sonra lampaların yalnız masalarda yandığı düşərgədə şam yeməyi.',
    'dxb-creek-dhow-dinner':
      'Köhnə limanda iki saat: yemək göyərtədə bişir, şəhər isə yavaş-yavaş yanınızdan keçir.',
    'dxb-yacht-by-the-hour':
      'Kapitan, heyət və yanacaq daxil, iki saatdan, Dubai Harbour limanından Palma ətrafına.',
    'dxb-dawn-balloon':
      'Günəş Həcər dağlarının üstündən doğarkən 1.200 metrə qədər yüksəklikdə bir saat, sonra qumda səhər yeməyi.',
    'dxb-old-dubai-walk':
      'Külək qüllələrindən qızıl bazarına qədər üç saat; körfəzçəni hamı kimi keçirsiniz.',
    'dxb-burj-khalifa-levels': '452 metrlikdə açıq terrasa saatlı bilet, kassada növbəsiz.',
    'dxb-palm-waterpark':
      'Otuzdan çox sürüşkən, iki kilometrlik çay və bir kilometr özəl çimərlik üçün bir bilet.',
    'dxb-deira-food-walk':
      'Fələstin falafeli, İran çörəyi, Suriya dondurması və daha dördü, onları bişirənlərin yaşadığı küçələrdə.',
    'dxb-palm-skydive':
      '13.000 futdan altmış saniyə sərbəst düşüş, paraşüt altında beş dəqiqə və Palmanın palmaya bənzədiyi yeganə yer.',
    'dxb-marmoom-camp-night':
      'Əsl çarpayılı altı çadır, saat doqquzda astronom, səhər altıda su başında oriks antilopları.',
    'dxb-buggy-by-the-day':
      'Qəfəsli və kəmərli 1.000 kubluq baqqi, qarşınızda bələdçi maşını və dırmaşmaq üçün yüz metr qırmızı qum.',
    'dxb-shindagha-museum':
      'Körfəzçənin ağzında bərpa edilmiş evlər mirvari ovçularının şəhərinin necə bu hala gəldiyini həyət-həyət danışır.',
    'ist-old-city-walk': 'Üç yüz metr içində üç abidə, lisenziyalı bələdçi ilə və bilet növbəsi olmadan.',
    'ist-topkapi-harem':
      'Dörd həyət, üç yüz otaqdan ən vacib qırxı və sultanların özlərinə saxladığı mənzərə.',
    'ist-bosphorus-sunset':
      'İki qitə arasında iki saat: ən çoxu otuz qonaq, meyvə və çay, günəş batanda susan bələdçi.',
    'ist-two-shores-food': 'Altı saat, iki bazar, bir bərə və Kadıköylü aşpazla on beşə yaxın dad.',
    'ist-tophane-hammam':
      'Şüşə gözlü qübbə altında isti mərmər, sizi bir yaş cavanlaşdıran kisə və sonra şərbət.',
    'ist-cooking-balat':
      'Küçədən alış-veriş, Qızıl Buynuz yanındakı köhnə evdə altı yemək və pəncərədən gələn qonşu musiqisi.',
    'ist-sema-ceremony': 'Şam yeməkli şou deyil, mərasimin özü: XV əsr hamamında canlı ney və dəf.',
    'ist-princes-islands-bike':
      'Bərə ilə gediş, Şahzadə adalarının ən böyüyü ətrafında on iki kilometr şam yolu, maydan oktyabra qədər çimmək, balıq və gəmi ilə qayıdış.',
    'par-orsay':
      'Köhnə vağzalın ayrılmış girişində yarım saatlıq vaxt və günün ilk vaxtlarında impressionistlərə izdihamdan əvvəl çatan marşrut.',
    'par-seine-dusk':
      'Eyfel qülləsinə və Notr-Dam ətrafı ilə geri, yuxarı göyərtəsi açıq uzun gəmidə, mənzərə danışanda susan bələdçi ilə.',
    'par-maubert-kitchen':
      'Bir aşpaz və səkkiz nəfər: səhər bir səbət və Mober meydanının piştaxtalarında nə varsa, ondan üç yemək; axşam beş sous.',
    'par-versailles-bike':
      'Qatarla gediş, stansiyada velosipedlər, bazardan nahar, sonra kraliçanın kəndi və boşalanda saray.',
    'par-forney-posters':
      'Dəmir yollarının dənizi beş rənglə satdığı illərdən yüz qırx litoqrafiya, 29 maya qədər 1519-cu ilin evində.',
    'par-left-bank-writers':
      'Shakespeare and Company mağazasından Lüksemburq bağına iki saat (rusca iki saat yarım), bir əsrin kitablarının əksərən soyuqda yazıldığı ünvanlar.',
    'par-private-launch':
      'Senada öz şkiperi olan 1959-cu il Venesiya katerində doxsan dəqiqə: mənzərə xoşunuza gələn yerdə dayanırsınız.',
    'rom-vespa-sidecar':
      'Sürücü və sərnişin üçün bərpa edilmiş 1960-cı illər Vespası: iki dəbilqə, piknik qutusu, işarələnmiş xəritə və zəngə cavab verən usta.',
    'rom-colosseum-underground':
      'Heyvanların və insanların qaldırıcını gözlədiyi dəhlizlərə enin, qapıdan quma çıxın, sonra kiçik qrupda arxeoloqla Forumu gəzin.',
    'rom-vatican-early':
      'Erkən girişlə, səkkiz olmamış yan qapıdan düz kapellaya, mühafizəçinin addımları hələ eşidilərkən; muzeylər sonra.',
    'rom-gonfalone-opera':
      'XVI əsrin naxışlı oratoriyasında dörd müğənni, simli kvintet və yüz iyirmi stul; heç bir yer səsdən on iki metrdən uzaq deyil.',
    'rom-testaccio-pasta':
      'Quançale alın (səhər dərsində), niyə qaymaq olmadığını öyrənin və azla yaxşı yeməyi kəşf edən məhəllədə kaço-e-pepe, qriça, karbonara və amatriçana bişirin.',
    'rom-appia-ebike':
      'Avropanın ilk magistralında iyirmi iki kilometr, qırx dəqiqə yerin altında və bir milyon adama su daşıyan tağlar boyu geri.',
    'rom-tivoli-villas':
      'Landşaft tarixçisi ilə təpələrdə bir gün: səhər Hadrianın kiçik dünyası, nahardan sonra öz axını ilə işləyən əlli fəvvarə; yay axşamlarında isə yalnız fəvvarələr.',
    'bcn-sagrada-tower':
      'Sütunların niyə əyri olduğunu deyə bilən biri ilə 1882-ci ildən tikilən kilsədə doxsan dəqiqə; istəsəniz qüllə də: liftlə qalxılır, burma pilləkənlə enilir.',
    'bcn-flamenco':
      'Yetmiş stul, taxta döşəmə, bir səs, bir gitara, iki rəqqas və sonra nə olacağını heç kimin bilmədiyi bir saat.',
    'bcn-catamaran':
      'Liman divarından o yana mühərrik sönür, burunda uzanmaq üçün torlar, gündüz, su isti olanda, Fòrum önündə çimmək; istəsəniz, 13:30 çıxışında göyərtədə nahar.',
    'bcn-boqueria-rice':
      'Doqquzun yarısında aşpazlar arasında alış-veriş, ya da axşam tağdan birbaşa mətbəx və paelyanın yeganə qaydası: ona toxunmamaq.',
    'bcn-tibidabo':
      'Barselonadan 500 metr yuxarıda 1901-ci ilin əyləncə parkında bir gün, funikulyorla qalxış və sizi bilet növbəsindən qurtaran gəliş saatı.',
    'bcn-costa-brava-kayak':
      'Günlük səfərdə səkkizdə şəhərdən mikroavtobus, içindən qəzet oxunan suda üç saat, çimərlikdə nahara vaxt və axşam qayıdış.',
    'bcn-montserrat':
      'Dişli qatar və funikulyorla yuxarı, daş barmaqlar boyu, silsilə yürüşündə ən hündür zahid evinə və xor oxuyan günlərdə XIII əsrdən burada oxuyan əlli oğlana çatmaq üçün aşağı.',
    'cai-pyramids-egyptologist':
      'Gizədə və Sfinksin yanında beş saat, qapıdan birinci keçərək, yolda heç kim sizə heç nə satmadan.',
    'cai-grand-egyptian-museum':
      '1922-ci ildən bəri ilk dəfə Tutanxamonun bütün xəzinəsi bir yerdə və pəncərədən ehramlar.',
    'cai-islamic-cairo-walk':
      'Bab əl-Fütuhdan Bab Züveylə qapısına Əl-Müizz küçəsi, bazardan keçid, çıraq ustasının dükanı və bir minarəyə qalxış.',
    'cai-felucca-by-the-hour':
      'Bir yelkən, bir kapitan, mühərrik yox; qayıq sizin və gətirdiyiniz hər kəsindir.',
    'cai-downtown-street-food':
      '1900-cü ilin gözəl fasadları ilə önlərindəki plastik stullar arasında doqquz dad.',
    'cai-fayoum-whales':
      'Arxa ayaqlı qırx milyon illik balinaların skeletləri, olmamalı yerdə şəlalə və dulusçunun evində nahar.',
    'auh-grand-mosque-morning':
      'Giriş hamı üçün pulsuzdur; siz maşını, izdihamdan əvvəlki səhəri və ya işıqlandırmalı axşamı və kitabda olmayana cavab verən bələdçini alırsınız.',
    'auh-louvre-ticket':
      'Khmer başını Roma başının yanına qoyan on iki qalereya, günəşi damcı-damcı buraxan qübbə altında.',
    'auh-mangrove-kayak':
      'Avar enində kanallarda iki saata qədər: köklərdə yengəclər, qabarma uyğun olanda flaminqolar.',
    'auh-aquarium': 'İndicə keçdiyiniz kanaldan okeanın dibinə qədər on zonada qırx altı min canlı.',
    'auh-liwa-caravan':
      'Liva vahəsindən iki-beş gün: dəvələr, aşpaz və bədəvi bələdçi, yalnız sizin üçün qurulub.',
    'auh-dawn-fishing':
      'Altı nəfərə qədər 33 futluq qayıqda dörd saat: tilov və yem bizdən, tutduğunuz balıq göyərtədə manqalda.',
    'cap-sunrise-balloon':
      'Pəri bacaları ilə günəş arasında bir saat, səbəti ərik dərə biləcəyiniz yerə gətirən pilotla.',
    'cap-rose-valley-hike':
      'Qapısız naxışlı kilsələrin yanından yeddi kilometr, sentyabrda yol kənarından üzüm və sonda çay.',
    'cap-underground-ihlara':
      'Tarlanın altında iyirmi min adamlıq şəhər, çay boyu dörd kilometr və əllə yonulmuş kafedral.',
    'cap-cave-room-nights':
      'Qala qayasında yonulmuş otaqlar, iyirmi kiçik boşqablı səhər yeməyi və şarların hündürlüyündə terras.',
    'cap-volcano-wine': 'Emir, Kalecik Karası və Öküzgözü, bitdikləri üzümlükdə və yetişdikləri mağarada.',
    'lis-tagus-sail':
      'Səkkiz nəfərə qədər, şkiperli 36 futluq yelkənli, 25 Aprel körpüsü altındakı dokdan külək apardığı yerə.',
    'lis-alfama-tram':
      'Yerlərin boş olduğu ilk dayanacaqda minin, ən hündür seyr meydanında düşün və ən köhnə məhəlləni orada böyümüş biri ilə gəzin.',
    'lis-jeronimos':
      'Günün müəyyən yarım saatı üçün bilet: Lissabonun ən uzun növbəsinin yanından monastır həyətinə keçirsiniz.',
    'lis-sintra-roca':
      'Səkkiz nəfər, bir mikroavtobus, açılışda Regaleyra quyusu, bağ tərəfdən Pena və qitənin bitdiyi qaya.',
    'lis-arrabida-estate':
      'Ailə evini, zirzəmisini və mətbəxini bir qrup üçün açır; neçə nəfər olduğunuzu, nə içdiyinizi və nəyi qeyd etdiyinizi yazın, üç gün ərzində təklif alın.',
    'lis-nata-class':
      'İki saat və ya daha uzun şirniyyat kursu, bir xəmir vərəqi, iyirmi yeddi qat: on iki dənə bişirirsiniz və isti ikən bacardığınız qədər yeyirsiniz.',
    'lis-sado-dolphins':
      'Çayın ağzında ilboyu otuza yaxın, hər birinin adı olan delfin yaşayır; kiçik qayıqda onları sayanlarla çıxırsınız.',
    'ayt-harbour-boat-duden':
      'Qırx metrlik qayalar boyu Aşağı Düdənə: iki çimmə dayanacağı və göyərtədə manqalda naharla üç saat və ya qürubda iki saat.',
    'ayt-koprulu-rafting':
      'On iki kilometr yaşıl, soyuq, asan axın və min səkkiz yüz ildir üzərindən yol keçən körpü.',
    'ayt-perge-aspendos-side':
      'Ortasından su axan sütunlu küçə, dünyanın ən yaxşı qalmış Roma teatrı və çimərlikdə məbəd.',
    'ayt-taurus-quad':
      'İki saat və otuz kilometr meşə yolu, iki dəfə keçilən çay və ertəsi gün qulağınızdan çıxan toz.',
    'ayt-first-dive':
      'İki yeni başlayana bir təlimatçı, altı metr şəffaf su və hər şeyi görmüş xani balıqları.',
    'ayt-private-gulet':
      'Dörd nəfərlik heyətlə taxta ikidorlu gəmidə üç-on gecə, batmış şəhərlər və yolsuz buxtalar boyu.',
    'msk-river-cruise':
      'Şəhərin göstərmək istədiyi hər şeyin yanından iki saat yarım: təpədəki universitet, Qorki parkı, Kreml divarı və Stalin qüllələri.',
    'msk-tretyakov':
      'Toxuculuq tacirinin 1892-ci ildə Moskvaya bağışladığı evə saatlı bilet, ayaqlarınızın dözdüyü qədər beş əsrlik marşrut.',
    'msk-metro-palaces':
      'Memarlıq tarixçisi ilə iki saatda səkkiz stansiya: tavanda mozaika, küçənin altında vitraj və parlaq burunlu tunc it.',
    'msk-banya':
      'Samovarlı qonaq otağı ilə yalnız sizin buxarxana: altı nəfərə qədər odun sobası və səkkiz dərəcəli hovuz, iki nəfərə elektrik soba və mis çən.',
    'msk-suzdal-overnight':
      'Vladimirə sürətli qatar, Nerl üzərində tənha kilsə, sobalı taxta qonaq evində gecə və səhər hamıdan əvvəl Suzdal.',
    'msk-vdnkh-ice':
      'Sovet arzusunun pavilyonları arasında iki hektar buz; öz konkilərinizlə və ya pəncərədən ölçünüzə görə bir cütlə.',
    'ams-open-boat':
      'Şüşə qayıqların keçə bilmədiyi yerdən keçən elektrik qayıqda, suda yaşayan şkiperlə yetmiş beş dəqiqə; saat 14:00-dan istəsəniz, pendir və şərabla.',
    'ams-tulip-fields':
      'Yetişdiricinin qızı ilə qum təpələrinin arxasında iyirmi kilometr düz yol, avtobusların çatmadığı tarlalar və öz əlinizlə dərdiyiniz dəstə.',
    'ams-houseboat':
      'Dörd nəfərlik evə çevrilmiş yük barjı, gecəlik: su xəttindən aşağıda çarpayı, soba, qəhvə üçün göyərtə və səhər yeməyi gözləyən qu quşları.',
    'ams-waterland-bike':
      'Pulsuz bərə, bir tərəfi su, o biri tərəfi iki metr aşağıda inəklər olan bənd, taxta kəndlər, pankeyk və axşama qayıdış.',
    'ams-jordaan-table':
      'Köhnə fəhlə məhəlləsində üç saat yarımda altı dayanacaq, meydandakı çiy balıqdan Yavanın kiçik boşqablarına qədər.',
  },
}
