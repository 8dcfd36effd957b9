import type { Introductions } from './introductions.ts'

export const tr: Introductions = {
  places: {
    dubai:
      'Sabah bir dirheme abrayla halici geçin, öğle yemeğinden bir saat sonra kızıl kumulların arasında olun. Kasımdan marta kadar bütün gün dışarıda durulur; yazın şehir suya, erken saatlere ve geceye taşınır.',
    paris:
      'Paris yürünecek kadar küçüktür: Notre-Dame’dan Eyfel Kulesi’ne nehir boyunca bir buçuk saat, fikrinizi her değiştirdiğinizde de bir köprü. Müzeleri ayırtın, günün kalanını açık bırakın.',
    rome: 'Burada yirmi sekiz yüzyıl üst üste durur; işin sırrı her seferinde bir katmanı görmektir. Sabah arenanın altına inin, sıcağı uyuyarak geçirin, menünün kara tahtada yazdığı yerde yiyin.',
    barcelona:
      'Tepelerle deniz arasında köşeleri pahlı bir ızgara; Gaudí’nin evleri de beklemediğiniz yerde. Sabahlar bazilikanın, ikindiler suyundur; dokuzdan önce kimse akşam yemeğine oturmaz.',
    cairo:
      'Piramitler şehrin son durağındadır, trafik izin verirse Nil’den kırk dakika. İkisinin arasında bin yıllık minareler ve ayakta yiyeceğiniz en iyi baklalı sandviç vardır.',
    'abu-dhabi':
      'Balıkçılların kulelere on dakika mesafedeki mangrovlarda beslendiği bir ada başkenti. Beyaz cami ve müzenin üzerindeki ışık yağmuru kubbesi için gelin, suyun sessizliği için kalın.',
    lisbon:
      'Yedi tepe, sarı tramvaylar ve körfez genişliğinde bir nehir. Kaldırımlar cilalı kireçtaşı olduğundan kaymayan ayakkabı giyin; nereye gideceğinize altıdan sonra ışık karar versin.',
    amsterdam:
      'Ahşap kazıkların üzerinde bir şehir; en iyi önce sudan, sonra bisikletten anlaşılır. Dışında, yarım saat ötede setler, köyler ve ilkbaharda laleler başlar.',
    moscow:
      'Şehrin en görkemli salonları metro istasyonlarıdır ve bir bilete gezilir. Temmuzda nehir tekneleri gece yarısına kadar çalışır; ocakta aynı duvarların önünde buz pateni yaparsınız.',
  },
  suppliers: {
    'deira-dhows':
      'Üç kardeş, dört ahşap dhow ve 1998’den beri halicin Deira yakasında bir rıhtım. Yemeği teknede pişirir, biletteki saatte kalkar, denizi kendine isteyenler için yatlarını Dubai Harbour’dan çıkarırlar. Kardeşlerden biri Kahire’ye damat gitti; bu yüzden Nil’de üç felukaları da var.',
    'dune-and-star':
      'Araç sürdükleri kumun yanı başında büyümüş, Dubai, Liva ve Kahireli çöl rehberleri. Küçük araçlar, ehliyetli sürücüler, geride iz bırakmayan bir kamp ve size yıldızları gösteren bir gökbilimci.',
    'atlantic-hours':
      'Lizbon, Barselona, Amsterdam ve Paris’te kaptanlar ve tekneler. Her tekneyi denize açılmadan önce gözden geçirir, her sabah havayı iskeledeki tahtaya yazarlar.',
    'bica-and-born':
      'Lizbon ve Barselona’nın aşçıları ve yürüyüşçüleri. Tanıştığınız balıkçılarla fırıncılara emeklerini öder, her sezondan önce bütün rotaları yeniden yürürler.',
    'left-bank-walks':
      'Paris ile Amsterdam’ın tarihçileri, pastacıları ve tekneci ustaları. Rue de Seine’deki bir kitapçıdan başlayan tek bir yürüyüşle yola çıktılar; hâlâ her sezona bütün güzergâhları kendileri yürüyerek başlarlar.',
    'seven-hills':
      'Roma’nın arkeologları ve aşçıları. Biletler önceden alınır, kulaklıklar her sabah denenir ve hiçbir rehber günde ikiden fazla grup gezdirmez.',
    'northern-lights-moscow':
      'Metroyla, nehirden ve yürüyerek Moskova; Rusça ve İngilizce, yıl boyunca. Ocakta kalın eldiven ödünç verir, salı günü hangi sarayın boş olduğunu bilirler.',
  },
  categories: {},
}
