import type { ListingWords } from './listing-words.ts'

export const tr: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Gün batımında kızıl kumullar: akşam yemekli çöl safarisi',
    'dxb-creek-dhow-dinner': 'Dubai Halici’nde ahşap dhow teknesinde akşam yemeği',
    'dxb-yacht-by-the-hour': 'Size özel bir yat, saatlik',
    'dxb-dawn-balloon': 'Günün ilk ışığında çölün üzerinde balon',
    'dxb-old-dubai-walk': 'Yürüyerek ve abrayla eski Dubai',
    'dxb-burj-khalifa-levels': 'Burj Khalifa: 124 ve 125. katlar ya da 148. kat',
    'dxb-palm-waterpark': 'Palmiye’de su parkı: kaydıraklarla ve nehirle bir gün',
    'dxb-deira-food-walk': 'İştahla Deira: yürüyerek yedi mutfak',
    'dxb-palm-skydive': 'Palmiye’nin üzerinde tandem paraşüt atlayışı',
    'dxb-marmoom-camp-night': 'Al Marmoom’da kendi çadırınızda bir gece',
    'dxb-buggy-by-the-day': 'Günlük kum buggy’si, direksiyonda siz',
    'dxb-shindagha-museum': 'Al Shindagha Müzesi ve parfüm evi',
    'par-orsay': 'Seçtiğiniz saatte Orsay Müzesi',
    'par-seine-dusk': 'Adanın ucundan Seine’de bir saat',
    'par-maubert-kitchen': 'Maubert pazarında alışveriş yapın, bulduğunuzu pişirin, ağır ağır yiyin',
    'par-versailles-bike': 'Bisikletle Versailles, Büyük Kanal’da piknikle',
    'par-forney-posters': 'Trenle Gidin: seyahat afişi sanatı, süreli sergi',
    'par-left-bank-writers': 'Paralarının yettiği odalar: Sol Yaka’nın yazarları',
    'par-private-launch': 'İkinize ya da onunuza özel bir maun motor',
    'rom-vespa-sidecar': 'Sepetli klasik bir Vespa, günlük olarak sizin',
    'rom-colosseum-underground': 'Kolezyum’un altına, sonra arenaya',
    'rom-vatican-early': 'Kalabalıktan önce Sistina Şapeli',
    'rom-gonfalone-opera': 'Fresklerin arasında opera: Gonfalone’de bir akşam',
    'rom-testaccio-pasta': 'Testaccio: pazar ve Roma’nın dört makarnası',
    'rom-appia-ebike': 'Elektrikli bisikletle Appia Yolu, katakomplar ve su kemerleri',
    'rom-tivoli-villas': 'Tivoli’de iki villa: biri imparatorun, biri kardinalin',
    'bcn-sagrada-tower': 'Bir mimarla Sagrada Família, isteğe bağlı kule',
    'bcn-flamenco': 'Tuğla bir mahzende mikrofonsuz flamenko',
    'bcn-catamaran': 'Katamaranla şehir boyunca iki saat yelken',
    'bcn-boqueria-rice': 'Kalabalıktan önce Boqueria ve dibi tutan bir pilav',
    'bcn-costa-brava-kayak': 'Kayakla Costa Brava’nın deniz mağaraları, şnorkelle',
    'bcn-montserrat': 'Montserrat: sabah sırt yürüyüşü, saat birde koro',
    'cai-pyramids-egyptologist': 'Açılış saatinde piramitler, bir Mısırbilimciyle',
    'cai-grand-egyptian-museum': 'Büyük Mısır Müzesi: saatli bilet ya da rehberle üç saat',
    'cai-felucca-by-the-hour': 'Nil’de bir feluka, saatlik',
    'cai-downtown-street-food': 'Koşari, ciğer ve şeker kamışı: karanlık çökünce şehir merkezi',
    'cai-fayoum-whales': 'Çöldeki balinalar: arazi aracıyla Feyyum',
    'auh-grand-mosque-morning': 'Şeyh Zayed Ulu Camii, anlatan biriyle',
    'auh-louvre-ticket': 'Louvre Abu Dabi: ışık yağmuru kubbesine saatli giriş',
    'auh-mangrove-kayak': 'Doğu mangrovlarının arasında kano turu',
    'auh-aquarium': 'Al Qana’da akvaryum: köpekbalıkları, vatozlar ve çok uzun bir yılan',
    'auh-liwa-caravan': 'Rubülhali’ye kendi kervanınız',
    'auh-dawn-fishing': 'Mina Zayed’li bir kaptanla şafakta balık avı',
    'lis-tagus-sail': 'Tejo’da size özel bir yelkenli, saatlik',
    'lis-alfama-tram': '28 numaralı tramvayla yukarı, Alfama’dan yürüyerek aşağı',
    'lis-jeronimos': 'Jerónimos Manastırı: kapıda size ayrılmış bir yarım saat',
    'lis-sintra-roca': 'Kuyruksuz Sintra, ardından Avrupa’nın sonu',
    'lis-arrabida-estate': 'Azeitão’da bir günlüğüne yalnız size ait bir bağ çiftliği',
    'lis-nata-class': 'Pombal döneminden bir mutfakta sıfırdan pastel de nata',
    'lis-sado-dolphins': 'Bir biyologla Sado’nun yerli yunusları',
    'msk-tretyakov': 'Yarım saatlik seanslarla Tretyakov Galerisi: Rublev’den Vrubel’e',
    'msk-suzdal-overnight': 'Suzdal ve Vladimir: iki gün, bir gece, beyaz kiliseler',
    'ams-open-boat': 'Kanallarda on iki kişilik elektrikli tekne, motor gürültüsü olmadan',
    'ams-tulip-fields': 'Bisikletle lale tarlaları, çiçek açtıkları altı haftada',
    'ams-houseboat': 'Prinsengracht’ta, 1913’ten kalma bir mavnada uyuyun',
    'ams-waterland-bike': 'Waterland: bisikletle set köyleri, gardan yirmi dakika',
    'ams-jordaan-table': 'Ringa, elmalı turta, rijsttafel: sofrada Jordaan',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Son ışıkta Lahbab kumullarını aşın, sonra yalnız masa lambalarının yandığı bir kampta yemeğe oturun.',
    'dxb-creek-dhow-dinner':
      'Eski limanda iki saat; yemek teknede pişer, şehir yürüyüş hızıyla yanınızdan geçer.',
    'dxb-yacht-by-the-hour':
      'Kaptan, mürettebat ve yakıt dâhil, en az iki saat: Dubai Harbour’dan çıkıp Palmiye’nin çevresinde.',
    'dxb-dawn-balloon':
      'Güneş Hacer dağlarının ardından doğarken 1.200 metreye kadar çıkan bir saat, ardından kumların üzerinde kahvaltı.',
    'dxb-old-dubai-walk':
      'Rüzgâr kulelerinden altın çarşısına üç saat; haliç ise herkesin geçtiği gibi geçilir.',
    'dxb-burj-khalifa-levels': 'Gişe kuyruğuna girmeden, 452 metredeki açık terasa saatli bilet.',
    'dxb-palm-waterpark':
      'Otuzdan fazla kaydırak, iki kilometrelik nehir ve bir kilometrelik özel plaj için tek bilet.',
    'dxb-deira-food-walk':
      'Filistin falafeli, İran ekmeği, Suriye dondurması ve dördü daha; pişirenlerin yaşadığı sokaklarda.',
    'dxb-palm-skydive':
      '13.000 fitten altmış saniye düşüş, paraşüt altında beş dakika ve Palmiye’nin palmiyeye benzediği tek yer.',
    'dxb-marmoom-camp-night':
      'İçinde gerçek yataklar olan altı bez çadır, saat dokuzda bir gökbilimci, altıda su başında oriksler.',
    'dxb-buggy-by-the-day':
      'Kafesli ve emniyet kemerli 1.000 cc bir buggy, önünüzde bir öncü araç ve tırmanılacak yüz metre kızıl kum.',
    'dxb-shindagha-museum':
      'Halicin ağzında, bir inci avcısı kasabasının nasıl bugünkü kente dönüştüğünü avlu avlu anlatan, yenilenmiş evler.',
    'par-orsay':
      'Eski garın ayrılmış girişinde yarım saatlik bir aralık; günün ilk aralıklarında da empresyonistlere kalabalıktan önce varan bir güzergâh.',
    'par-seine-dusk':
      'Eyfel Kulesi’ne kadar inip Notre-Dame’ın çevresinden dönüş; üst güvertesi açık, uzun bir tekne ve manzara yettiğinde susan bir rehber.',
    'par-maubert-kitchen':
      'Bir aşçı ve sekiz kişi: sabah bir sepet ve Maubert Meydanı’nın tezgâhlarında ne varsa ondan üç kap yemek; akşam beş sos.',
    'par-versailles-bike':
      'Gidiş trenle, bisikletler istasyonda, öğle yemeği pazardan; sonra kraliçenin köyü, en son da boşalmaya başlayan saray.',
    'par-forney-posters':
      'Demiryollarının denizi beş renkle sattığı yıllardan yüz kırk taşbaskı; 1519’dan kalma bir evde, 29 Mayıs’a kadar.',
    'par-left-bank-writers':
      'Shakespeare and Company’den Lüksemburg Bahçesi’ne iki saat (Rusça iki buçuk); bir yüzyılın kitaplarının, çoğu zaman soğukta yazıldığı adresler.',
    'par-private-launch':
      '1959 yapımı bir Venedik motorunda, kendi kaptanıyla Seine’de doksan dakika; manzaranın sizin olduğu yerde durur.',
    'rom-vespa-sidecar':
      'Bir sürücü ve bir yolcu için, yenilenmiş 1960’lar Vespa’sı: iki kask, bir piknik kutusu, işaretli bir harita ve telefonunu açan bir tamirci.',
    'rom-colosseum-underground':
      'Hayvanlarla insanların asansörü beklediği dehlizlere iniş, kapıdan kumun üzerine çıkış, ardından küçük grupta bir arkeologla Forum.',
    'rom-vatican-early':
      'Erken girişle, sekizden önce yan kapıdan doğruca şapele; bekçinin ayak sesleri duyulacak kadar sessizken. Müzeler sonra.',
    'rom-gonfalone-opera':
      'On altıncı yüzyıldan fresklerle kaplı bir oratoryumda dört şancı, bir yaylı beşlisi ve yüz yirmi sandalye; hiçbiri sese on iki metreden uzak değil.',
    'rom-testaccio-pasta':
      'Guanciale alın (sabah dersinde), neden krema konmadığını öğrenin; azla iyi yemeyi icat eden mahallede cacio e pepe, gricia, carbonara ve amatriciana pişirin.',
    'rom-appia-ebike':
      'Avrupa’nın ilk otoyolunda yirmi iki kilometre, yerin altında kırk dakika ve bir milyon kişiye su taşıyan kemerler boyunca dönüş.',
    'rom-tivoli-villas':
      'Bir peyzaj tarihçisiyle tepelerde bir gün: sabah Hadrianus’un minyatür dünyası, öğleden sonra yalnız yerçekimiyle akan elli çeşme; ya da yaz akşamlarında yalnız çeşmeler.',
    'bcn-sagrada-tower':
      '1882’den beri şantiye olan bir kilisede, sütunların neden eğik durduğunu bilen biriyle doksan dakika; isterseniz kule de var: asansörle çıkılır, döner merdivenle inilir.',
    'bcn-flamenco':
      'Yetmiş sandalye, ahşap bir zemin, bir ses, bir gitar, iki dansçı; sırada ne olduğunu kimsenin, onların bile bilmediği bir saat.',
    'bcn-catamaran':
      'Mendirekten çıkınca motor susar; uzanmak için pruvada fileler, gündüz su ılıksa Fòrum açıklarında yüzme molası, isterseniz 13:30 seferinde teknede öğle yemeği.',
    'bcn-boqueria-rice':
      'Sekiz buçukta aşçıların arasında alışveriş ya da akşam kemerden doğruca mutfak, orada paellanın tek kuralı: karıştırmayın.',
    'bcn-tibidabo':
      'Barselona’nın 500 metre üzerinde, 1901 tarihli lunaparkta bir gün; çıkış fünikülerle, varış saatiniz belli, gişe kuyruğu yok.',
    'bcn-costa-brava-kayak':
      'Günübirlik turda sekizde minibüsle şehirden çıkış, dibinde gazete okunacak berraklıkta suda üç saat, plajda öğle yemeğine vakit, akşama dönüş.',
    'bcn-montserrat':
      'Dişli tren ve fünikülerle yukarı, taş parmaklar boyunca, sırt yürüyüşünde en yüksek inziva yerine; koro günlerinde elli çocuğun on üçüncü yüzyıldan beri şarkı söylediği kiliseye vaktinde iniş.',
    'cai-pyramids-egyptologist':
      'Gize’de ve Sfenks’te beş saat: kapıdan ilk siz girersiniz, yolda kimse size bir şey satmaz.',
    'cai-grand-egyptian-museum':
      'Tutankhamun’un mezarının tamamı 1922’den beri ilk kez bir arada, piramitler de pencerede.',
    'cai-islamic-cairo-walk':
      'Babülfütuh’tan Babüzüveyle’ye Muiz Sokağı: çarşıdan geçiş, bir fenerci dükkânı ve bir minareye tırmanış.',
    'cai-felucca-by-the-hour':
      'Bir yelken, bir kaptan, sıfır motor; yanınızda kimi ve ne getirirseniz getirin, tekne sizin.',
    'cai-downtown-street-food':
      '1900’ün güzelim cepheleriyle önlerindeki plastik sandalyeler arasında dokuz lezzet.',
    'cai-fayoum-whales':
      'Arka bacakları olan kırk milyon yıllık balina iskeletleri, olmaması gereken yerde bir şelale ve bir çömlekçide öğle yemeği.',
    'auh-grand-mosque-morning':
      'Giriş herkese ücretsiz; sizin ayırttığınız araç, kalabalıktan önce bir sabah ya da ışıklandırmayla bir akşam ve kitaba sormayacağınızı yanıtlayan bir rehber.',
    'auh-louvre-ticket':
      'Bir Khmer başını bir Roma başının yanına koyan on iki galeri; üzerlerinde güneşi damla damla geçiren bir kubbe.',
    'auh-mangrove-kayak':
      'Bir kürek genişliğindeki kanallarda iki saate kadar; köklerde yengeçler, gelgit denk gelirse flamingolar.',
    'auh-aquarium': 'On bölgede kırk altı bin hayvan; az önce geçtiğiniz koydan okyanusun dibine.',
    'auh-liwa-caravan':
      'Liva vahasından develer, bir aşçı ve bedevi bir rehberle iki ila beş gün; yalnız sizin için düzenlenir.',
    'auh-dawn-fishing':
      'En çok altı kişilik 33 fitlik bir teknede dört saat; oltalar ve yem tekneden, tuttuğunuz balık ızgarada.',
    'lis-tagus-sail':
      '36 fitlik bir şalopa ve kaptanı, en çok sekiz kişi; 25 Nisan Köprüsü’nün altındaki rıhtımdan rüzgâr nereye izin verirse oraya.',
    'lis-alfama-tram':
      'Hattın başladığı, koltukların boş olduğu durakta binin, en yüksek seyir terasında inin; en eski mahalleden, orada büyümüş biriyle aşağı yürüyün.',
    'lis-jeronimos':
      'Günün belli bir yarım saati için bilet: Lizbon’un en uzun kuyruğunun yanından geçip onun beklediği avluya girersiniz.',
    'lis-sintra-roca':
      'Sekiz kişi, bir minibüs, açılış saatinde Regaleira kuyusu, bahçe tarafından Pena ve kıtanın bittiği uçurum.',
    'lis-arrabida-estate':
      'Aile evini, mahzenini ve mutfağını tek bir gruba açar; kaç kişi olduğunuzu, ne içtiğinizi, neyi kutladığınızı yazın, üç gün içinde teklifinizi alın.',
    'lis-nata-class':
      'İki saat veya daha uzun bir pastacılık kursu, bir yaprak hamur, yirmi yedi kat: kendi düzinenizi yapar, sıcakken yiyebildiğiniz kadarını yersiniz.',
    'lis-sado-dolphins':
      'Haliçte yıl boyunca, her birinin adı olan otuz kadar şişe burunlu yunus yaşar; küçük bir tekneyle, onları sayan insanlarla çıkarsınız.',
    'msk-river-cruise':
      'Şehrin gösterilsin istediği her şeyin önünden iki buçuk saat: tepesindeki üniversite, Gorki Parkı, Kremlin duvarı ve Stalin’in kuleleri.',
    'msk-tretyakov':
      'Bir kumaş tüccarının 1892’de Moskova’ya armağan ettiği eve saatli bilet; beş yüzyılı ayaklarınızın izin verdiği sürede gezdiren bir güzergâhla.',
    'msk-banya':
      'Salonu ve semaveri olan, yalnız sizin buhar odanız: altı kişiye kadar odun sobası ve sekiz derecelik soğuk havuz, iki kişiye elektrikli soba ve bakır tekne.',
    'msk-suzdal-overnight':
      'Vladimir’e hızlı tren, Nerl kıyısındaki yalnız kilise, sobalı ahşap bir konukevinde bir gece ve sabah herkesten önce Suzdal.',
    'msk-vdnkh-ice':
      'Bir Sovyet düşünün pavyonları arasında iki hektar buz; kendi patenlerinizle ya da pencereden numaranıza göre bir çiftle.',
    'ams-open-boat':
      'Camlı teknelerin sığmadığı yere giren elektrikli bir şalopada yetmiş beş dakika; kaptanı suda yaşar, 14:00’ten itibaren isterseniz peynir ve şarap da var.',
    'ams-tulip-fields':
      'Bir çiçek yetiştiricisinin kızıyla kumulların ardında yirmi düz kilometre; otobüslerin ulaşamadığı tarlalar ve kendi elinizle kestiğiniz bir demet.',
    'ams-houseboat':
      'Dört kişilik bir eve dönüştürülmüş yük mavnası, gecelik: su hattının altında bir yatak, bir soba, kahve için bir güverte ve kahvaltı bekleyen kuğular.',
    'ams-waterland-bike':
      'Ücretsiz bir feribot, bir yanı su, öbür yanı iki metre aşağıda inekler olan bir deniz seti, ahşap köyler, krepler ve akşama dönüş.',
    'ams-jordaan-table':
      'Eski işçi mahallesinde üç buçuk saatte altı durak: meydandaki çiğ balıktan Java’nın küçük tabaklarına.',
  },
}
