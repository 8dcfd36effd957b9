import type { Introductions } from './introductions.ts'

export const az: Introductions = {
  places: {
    dubai:
      'Səhər bir dirhəmə abra ilə körfəzçəni keçin, nahardan bir saat sonra qırmızı qum təpələrində olun. Noyabrdan marta qədər bütün günü çöldə olmaq olar; yayda şəhər suya, erkən saatlara və gecəyə köçür.',
    istanbul:
      'İki qitə, öz axını olan boğaz və aralarında hər iyirmi dəqiqədən bir bərə. Köhnə şəhəri həyətlər dolmamış, erkən gəzin, axşamları isə suya saxlayın.',
    paris:
      'Paris piyada gəzməyə kifayət qədər kiçikdir: Notr-Damdan Eyfel qülləsinə çay boyu saat yarımdır, fikrinizi dəyişəndə isə həmişə bir körpü var. Muzeyləri rezervasiya edin, günün qalanını boş saxlayın.',
    rome: 'Burada iyirmi səkkiz əsr üst-üstə yatır və sirr bir dəfəyə bir qatı görməkdir. Səhər arenanın altına enin, istini yuxuda keçirin və menyusu lövhədə yazılan yerdə yeyin.',
    barcelona:
      'Təpələrlə dəniz arasında küncləri kəsik məhəllələr və gözləmədiyiniz yerdə Qaudinin evləri. Səhərlər bazilika, axşamüstülər su üçündür və doqquzdan əvvəl heç kim şam etmir.',
    cairo:
      'Ehramlar şəhərin son dayanacağındadır, tıxac icazə versə, Nildən qırx dəqiqə. Aralarında min illik minarələr və ayaqüstü yeyəcəyiniz ən yaxşı paxlalı sendviç var.',
    'abu-dhabi':
      'Qüllələrdən on dəqiqə aralıda vağların manqrovlarda yemləndiyi ada paytaxt. Ağ məscid və muzeyin işıq qübbəsi üçün gəlin, suyun sakitliyi üçün qalın.',
    cappadocia:
      'İnsanların iki min ildir kilsə, tövlə və bütöv şəhərlər oyduğu yumşaq vulkan daşı. Göremedə qalın, günəşdən əvvəl oyanın və şarlar enəndən sonra vadiləri gəzin.',
    lisbon:
      'Yeddi təpə, sarı tramvaylar və körfəz enində bir çay. Sürüşməyən ayaqqabı geyinin, çünki səkilər cilalı əhəngdaşıdır, altıdan sonra isə hara gedəcəyinizə işıq qərar versin.',
    antalya:
      'Dağ divarının altında Roma limanı və birbaşa dənizə tökülən şəlalələr. Maydan noyabra qədər çimmək olur, apreldə isə Tavrda hələ qar var.',
    amsterdam:
      'Taxta dirəklər üzərində, əvvəlcə sudan, sonra velosipeddən anlaşılan şəhər. Ondan kənarda, yarım saatlıq yolda bəndlər, kəndlər və yazda lalələr başlayır.',
    moscow:
      'Şəhərin ən möhtəşəm salonları metro stansiyalarıdır və bir biletə başa gəlir. İyulda çay gəmiləri gecə yarısına qədər işləyir; yanvarda eyni divarların yanında konki sürürsünüz.',
  },
  suppliers: {
    'deira-dhows':
      'Üç qardaş, dörd taxta dau və 1998-ci ildən körfəzçənin Deyra tərəfində bir yanalma yeri. Yeməyi göyərtədə bişirir, biletdəki saatda yola düşür və dənizi özünə istəyənlər üçün yaxtalarını Dubai Harbour limanından çıxarırlar. Bir qardaş Qahirədə evləndiyi üçün Nildə üç felukkaları da var.',
    'dune-and-star':
      'Sürdükləri qumun yanında böyümüş Dubay, Liva və Qahirə səhra bələdçiləri. Kiçik maşınlar, lisenziyalı sürücülər, ardınca heç nə qoymayan düşərgə və sizə ulduzları göstərən astronom.',
    'bosphorus-company':
      'İstanbulun hər iki sahilində qayıqlar, mətbəxlər və lisenziyalı bələdçilər. Gəzintiləri danışdıqları sahənin məzunları, qayıqları isə boğazı on min dəfə keçmiş kapitanlar aparır.',
    'anatolia-above':
      'Göremedən Aralıq dənizinə qədər pilotlar, şkiperlər və yürüş bələdçiləri. Şarların uçub-uçmayacağına həmin səhər mülki aviasiya qərar verir və uçmasanız, ödəmirsiniz.',
    'atlantic-hours':
      'Lissabon, Barselona, Amsterdam və Parisdə kapitanlar və qayıqlar. Hər qayığı suya çıxmazdan əvvəl yoxlayır, hər səhər havanı körpüdəki lövhəyə yazırlar.',
    'bica-and-born':
      'Lissabon və Barselonanın aşpazları və yürüşçüləri. Rastlaşdığınız balıqçılara və çörəkçilərə pul ödəyir, hər mövsümdən əvvəl bütün marşrutları yenidən gəzirlər.',
    'left-bank-walks':
      'Paris və Amsterdamın tarixçiləri, şirniyyatçıları və qayıqçıları. Sena küçəsindəki kitab dükanından bir gəzinti ilə başlayıblar və hər mövsümdən əvvəl bütün marşrutları hələ də özləri keçirlər.',
    'seven-hills':
      'Romanın arxeoloqları və aşpazları. Biletlər əvvəlcədən alınır, qulaqlıqlar hər səhər yoxlanır və heç bir bələdçi gündə iki qrupdan çox aparmır.',
    'northern-lights-moscow':
      'Metro ilə, çayda və piyada Moskva, rus və ingilis dillərində, il boyu. Yanvarda isti əlcəklər verirlər və çərşənbə axşamı hansı sarayın boş olduğunu bilirlər.',
  },
  categories: {
    'desert-safaris': {
      name: 'Səhra safariləri',
      intro: 'Qum təpələrində maşın, dəvə, baqqi ilə və ya piyada, yolun bitdiyi yerdə şam yeməyi.',
    },
    cruises: {
      name: 'Kruizlər və qayıqlar',
      intro: 'Taxta dauda bir masa, çayda bir saat və ya yalnız sizin olduğunuz yaxta.',
    },
    'city-tours': {
      name: 'Şəhər turları',
      intro: 'Orada yaşayan və hansı qapını döyəcəyini bilən biri ilə piyada, velosiped və tramvay.',
    },
    'water-sports': {
      name: 'Su idmanı',
      intro: 'Manqrovlarda kayak, altı metrdə riflər, lövhələr və yelkənlər, küləyə göz qoyan biri ilə.',
    },
    'theme-parks': {
      name: 'Əyləncə parkları',
      intro: 'Bütün gün üçün sürüşkənlər, akvariumlar və attraksionlar: növbə düz deyilir, kölgə göstərilir.',
    },
    'food-and-drink': {
      name: 'Yemək və içki',
      intro: 'Aşpazla küçədə yeyin və ya qollarınızı çırmalayıb ocaq başına keçin.',
    },
    'museums-and-culture': {
      name: 'Muzeylər və mədəniyyət',
      intro: 'Saatlı giriş, dörd yüz otaqdan on ikisini seçən bələdçi və oturmağa vaxt.',
    },
    'nature-and-wildlife': {
      name: 'Təbiət və heyvanlar',
      intro: 'Gün doğanda orikslər, liman önündə delfinlər, dərələr və bulaqlar.',
    },
    adventure: {
      name: 'Macəra',
      intro: 'Şarlar, baqqilər, dərələr və qayalar: külək uyğun olmayanda yox deyən insanlarla.',
    },
    wellness: {
      name: 'Sağlamlıq və istirahət',
      intro: 'Mərmər, buxar və heç kimin sizə çatmadığı bir saat.',
    },
    'shows-and-nightlife': {
      name: 'Şoular və gecə həyatı',
      intro: 'Balet, fado, fəvvarələr və damlar: ofislərin işığı sönəndə şəhər nə edir.',
    },
    'day-trips': {
      name: 'Günlük səfərlər',
      intro: 'Səhər yeməyindən sonra yola, şam yeməyinə evə, sükan arxasında isə başqası.',
    },
  },
}
