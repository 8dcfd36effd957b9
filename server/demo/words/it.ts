import type { ListingWords } from './listing-words.ts'

export const it: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Dune rosse al tramonto: safari nel deserto con cena',
    'dxb-creek-dhow-dinner': 'Cena a bordo di un dhow di legno sul Dubai Creek',
    'dxb-yacht-by-the-hour': 'Uno yacht tutto tuo, a ore',
    'dxb-dawn-balloon': 'In mongolfiera sul deserto alle prime luci',
    'dxb-old-dubai-walk': 'La vecchia Dubai a piedi e in abra',
    'dxb-burj-khalifa-levels': 'Burj Khalifa: livelli 124 e 125, oppure 148',
    'dxb-palm-waterpark': 'Parco acquatico sulla Palma: una giornata di scivoli e fiume',
    'dxb-deira-food-walk': 'Deira con appetito: sette cucine a piedi',
    'dxb-palm-skydive': 'Lancio in tandem sopra la Palma',
    'dxb-marmoom-camp-night': 'Una notte nella tua tenda ad Al Marmoom',
    'dxb-buggy-by-the-day': 'Un buggy delle dune per un giorno, guidi tu',
    'dxb-shindagha-museum': 'Museo Al Shindagha e casa dei profumi',
    'ist-old-city-walk': 'Santa Sofia, Moschea Blu e Cisterna in tre ore',
    'ist-topkapi-harem': 'Palazzo Topkapı e Harem con uno storico',
    'ist-bosphorus-sunset': 'Il Bosforo al tramonto su un piccolo yacht di legno',
    'ist-two-shores-food': 'Colazione in Europa, pranzo in Asia',
    'ist-tophane-hammam': 'Due ore in un hammam del Cinquecento',
    'ist-cooking-balat': 'Cucina una cena da meyhane in una casa di Balat',
    'ist-sema-ceremony': 'Sema: un’ora con i dervisci rotanti',
    'ist-princes-islands-bike': 'Büyükada in bicicletta: una giornata senza auto',
    'par-orsay': 'Musée d’Orsay all’ora che scegli tu',
    'par-seine-dusk': 'Un’ora sulla Senna, dalla punta dell’isola',
    'par-maubert-kitchen': 'Spesa al mercato Maubert, poi si cucina e si mangia con calma',
    'par-versailles-bike': 'Versailles in bicicletta, con picnic sul Canal Grande',
    'par-forney-posters': '«Go by Train»: l’arte del manifesto di viaggio, mostra temporanea',
    'par-left-bank-writers': 'Le stanze che potevano permettersi: gli scrittori della Rive Gauche',
    'par-private-launch': 'Una lancia di mogano per voi due, o per voi dieci',
    'bcn-sagrada-tower': 'La Sagrada Família con un architetto, torre a scelta',
    'bcn-flamenco': 'Flamenco in una cantina di mattoni, senza microfoni',
    'bcn-boqueria-rice': 'La Boqueria prima della folla, e un riso che fa la crosta',
    'bcn-tibidabo': 'Tibidabo: aereo rosso, ruota panoramica e tutta la città sotto',
    'bcn-costa-brava-kayak': 'Le grotte marine della Costa Brava in kayak, con lo snorkeling',
    'bcn-montserrat': 'Montserrat: la cresta al mattino, il coro all’una',
    'cai-pyramids-egyptologist': 'Le piramidi all’apertura, con un egittologo',
    'cai-grand-egyptian-museum': 'Grande Museo Egizio: biglietto a orario o tre ore con guida',
    'cai-islamic-cairo-walk': 'Da porta a porta: mille anni del Cairo a piedi',
    'cai-felucca-by-the-hour': 'Una feluca sul Nilo, a ore',
    'cai-downtown-street-food': 'Koshary, fegato e canna da zucchero: il centro dopo il tramonto',
    'cai-fayoum-whales': 'Balene nel deserto: il Fayoum in fuoristrada',
    'auh-grand-mosque-morning': 'La Grande moschea Sheikh Zayed con chi la spiega',
    'auh-louvre-ticket': 'Louvre Abu Dhabi: ingresso a orario sotto la cupola di luce',
    'auh-mangrove-kayak': 'In kayak tra le mangrovie orientali',
    'auh-aquarium': 'L’acquario di Al Qana: squali, razze e un serpente lunghissimo',
    'auh-liwa-caravan': 'La tua carovana nel Quarto Vuoto',
    'auh-dawn-fishing': 'A pesca all’alba con un capitano di Mina Zayed',
    'cap-sunrise-balloon': 'In mongolfiera all’alba sulle valli di Göreme',
    'cap-rose-valley-hike': 'Valle Rossa e Valle delle Rose a piedi, fino alla cresta del tramonto',
    'cap-underground-ihlara': 'Otto piani sotto terra, poi un canyon: Derinkuyu e Ihlara',
    'cap-cave-room-nights': 'Una camera in una casa nella roccia a Uçhisar, per una o più notti',
    'cap-volcano-wine': 'Il vino di un vulcano: vigna e cantina nella roccia',
    'lis-tagus-sail': 'Una barca a vela tutta tua sul Tago, a ore',
    'lis-alfama-tram': 'Su con il tram 28, giù per l’Alfama a piedi',
    'lis-jeronimos': 'Monastero dos Jerónimos: mezz’ora tua all’ingresso',
    'lis-sintra-roca': 'Sintra senza fila, poi la fine dell’Europa',
    'lis-arrabida-estate': 'Una tenuta vinicola tutta per voi per un giorno, ad Azeitão',
    'lis-nata-class': 'Pastéis de nata da zero, in una cucina pombalina',
    'lis-sado-dolphins': 'I delfini del Sado, con una biologa',
    'ayt-harbour-boat-duden': 'Dal porto romano alle cascate che cadono in mare',
    'ayt-koprulu-rafting': 'Rafting sul Köprülü sotto un ponte romano',
    'ayt-perge-aspendos-side': 'Perge, Aspendos e Side con un archeologo',
    'ayt-taurus-quad': 'In quad nella pineta ai piedi del Tauro',
    'ayt-first-dive': 'La tua prima immersione, all’Isola dei Ratti',
    'ayt-private-gulet': 'Un caicco tutto tuo lungo la costa licia',
    'msk-river-cruise': 'La Moscova in battello, dall’Ukraina al monastero e ritorno',
    'msk-tretyakov': 'La Galleria Tret’jakov ogni mezz’ora, da Rublëv a Vrubel’',
    'msk-metro-palaces': 'Palazzi al prezzo di una corsa: la metropolitana di Mosca',
    'msk-banya': 'Una banja tutta tua, a ore, con un maestro della betulla',
    'msk-suzdal-overnight': 'Suzdal’ e Vladimir: due giorni, una notte, chiese bianche',
    'msk-vdnkh-ice': 'Pattinare lungo tutto il VDNKh, attorno alle fontane d’oro',
    'ams-open-boat': 'Una barca elettrica per dodici sui canali, senza rumore di motore',
    'ams-tulip-fields': 'I campi di tulipani in bicicletta, nelle sei settimane della fioritura',
    'ams-houseboat': 'Dormire sul Prinsengracht, in una chiatta del 1913',
    'ams-waterland-bike': 'Waterland: villaggi sulla diga in bici, a venti minuti dalla stazione',
    'ams-jordaan-table': 'Aringa, torta di mele, rijsttafel: il Jordaan a tavola',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Sulle dune di Lahbab nell’ultima luce, poi a cena in un campo dove le uniche lampade sono sui tavoli.',
    'dxb-creek-dhow-dinner':
      'Due ore sul vecchio porto, con la cucina a bordo e la città che scorre a passo d’uomo.',
    'dxb-yacht-by-the-hour':
      'Capitano, equipaggio e carburante inclusi, da due ore, da Dubai Harbour e attorno alla Palma.',
    'dxb-dawn-balloon':
      'Un’ora fino a 1.200 metri mentre il sole spunta dai monti Hajar, poi colazione sulla sabbia.',
    'dxb-old-dubai-walk':
      'Tre ore dalle torri del vento al suk dell’oro, attraversando il Creek come fanno tutti.',
    'dxb-burj-khalifa-levels':
      'Un biglietto a orario per la terrazza aperta a 452 metri, senza la fila alla biglietteria.',
    'dxb-palm-waterpark':
      'Un solo biglietto per più di trenta scivoli, un fiume di due chilometri e un chilometro di spiaggia privata.',
    'dxb-deira-food-walk':
      'Falafel palestinesi, pane iraniano, gelato siriano e altri quattro assaggi, nelle strade di chi li prepara.',
    'dxb-palm-skydive':
      'Sessanta secondi di caduta da 13.000 piedi, cinque minuti sotto la vela e l’unico posto da cui la Palma sembra una palma.',
    'dxb-marmoom-camp-night':
      'Sei tende con letti veri, un astronomo alle nove e gli orici all’abbeveratoio alle sei.',
    'dxb-buggy-by-the-day':
      'Un buggy da 1.000 cc con gabbia e cinture, un’auto di testa davanti e cento metri di sabbia rossa da salire.',
    'dxb-shindagha-museum':
      'Case restaurate alla foce del Creek raccontano, cortile dopo cortile, come una città di pescatori di perle è diventata questa.',
    'ist-old-city-walk':
      'Tre edifici in trecento metri, con una guida autorizzata e senza file per i biglietti.',
    'ist-topkapi-harem':
      'Quattro cortili, trecento stanze di cui vedrai le quaranta che contano, e la vista che i sultani tenevano per sé.',
    'ist-bosphorus-sunset':
      'Due ore tra due continenti con al massimo trenta ospiti, frutta e tè, e una guida che tace quando il sole scende.',
    'ist-two-shores-food':
      'Sei ore, due mercati, un traghetto e una quindicina di assaggi, con un cuoco di Kadıköy.',
    'ist-tophane-hammam':
      'Marmo caldo sotto una cupola di occhi di vetro, uno scrub che ti toglie un anno di dosso e poi uno şerbet.',
    'ist-cooking-balat':
      'Spesa per strada, sei piatti cucinati in una vecchia casa sul Corno d’Oro e la musica dei vicini dalla finestra.',
    'ist-sema-ceremony':
      'Non uno spettacolo con cena ma la cerimonia stessa, in un bagno del Quattrocento, con ney e tamburo dal vivo.',
    'ist-princes-islands-bike':
      'Traghetto, dodici chilometri di strada tra i pini attorno alla più grande delle Isole dei Principi, bagno da maggio a ottobre, pesce e ritorno in traghetto.',
    'par-orsay':
      'Una fascia di mezz’ora all’ingresso riservato della vecchia stazione e, nelle prime fasce del giorno, un percorso che arriva agli Impressionisti prima della folla.',
    'par-seine-dusk':
      'Fino alla Torre Eiffel e ritorno attorno a Notre-Dame, su un lungo battello con il ponte superiore aperto, con una guida che tace quando basta la vista.',
    'par-maubert-kitchen':
      'Un cuoco e otto persone: al mattino un cestino e tre portate con ciò che offrono i banchi di Place Maubert; di sera cinque salse.',
    'par-versailles-bike':
      'Treno all’andata, bici alla stazione, pranzo dal mercato, poi il villaggio della regina e il palazzo per ultimo, quando si svuota.',
    'par-forney-posters':
      'Centoquaranta litografie degli anni in cui le ferrovie vendevano il mare con cinque colori, fino al 29 maggio in una casa del 1519.',
    'par-left-bank-writers':
      'Due ore (due e mezza in russo) da Shakespeare and Company al Luxembourg, agli indirizzi dove sono nati i libri di un secolo, quasi sempre al freddo.',
    'par-private-launch':
      'Novanta minuti sulla Senna in una lancia veneziana del 1959 con il suo skipper: ti fermi dove la vista è tua.',
    'bcn-sagrada-tower':
      'Novanta minuti con chi sa dire perché le colonne sono inclinate, in una chiesa in cantiere dal 1882; se vuoi, anche una torre: su in ascensore, giù per una scala a chiocciola.',
    'bcn-flamenco':
      'Settanta sedie, un pavimento di legno, una voce, una chitarra, due ballerini e un’ora in cui nessuno sa cosa verrà dopo.',
    'bcn-catamaran':
      'Motore spento oltre la diga, reti a prua su cui sdraiarsi, di giorno un bagno davanti al Fòrum quando l’acqua è calda; a richiesta, pranzo a bordo nell’uscita delle 13:30.',
    'bcn-boqueria-rice':
      'Spesa tra i cuochi alle otto e mezza, o la sera dall’arco direttamente in cucina, e l’unica regola della paella: lasciarla in pace.',
    'bcn-tibidabo':
      'Una giornata nel parco del 1901, a 500 metri sopra Barcellona, con la funicolare e un orario di arrivo che evita la fila.',
    'bcn-costa-brava-kayak':
      'Con la gita di un giorno, in van fuori città alle otto, tre ore su un’acqua attraverso cui si leggerebbe il giornale, tempo per un pranzo in spiaggia e ritorno in serata.',
    'bcn-montserrat':
      'Cremagliera e funicolare, lungo le dita di pietra, nella camminata di cresta fino all’eremo più alto, e nei giorni di canto giù in tempo per i cinquanta ragazzi che qui cantano dal Duecento.',
    'cai-pyramids-egyptologist':
      'Cinque ore a Giza e alla Sfinge, primi al cancello e senza nessuno che venda qualcosa lungo la strada.',
    'cai-grand-egyptian-museum':
      'Tutta la tomba di Tutankhamon in un solo posto per la prima volta dal 1922, e le piramidi dalla finestra.',
    'cai-islamic-cairo-walk':
      'Via Al-Muizz da Bab al-Futuh a Bab Zuweila, attraverso il bazar, nella bottega di un artigiano di lampade e in cima a un minareto.',
    'cai-felucca-by-the-hour':
      'Una vela, un capitano, nessun motore; la barca è tutta per te e per chi e ciò che porti a bordo.',
    'cai-downtown-street-food': 'Nove assaggi tra le belle facciate del 1900 e le sedie di plastica davanti.',
    'cai-fayoum-whales':
      'Scheletri di balene di quaranta milioni di anni con le zampe posteriori, una cascata dove non dovrebbe esserci e pranzo da un vasaio.',
    'auh-grand-mosque-morning':
      'L’ingresso è gratuito per tutti; prenoti l’auto, una mattina prima della folla o una sera con l’illuminazione, e una guida che risponde a ciò che nei libri non c’è.',
    'auh-louvre-ticket':
      'Dodici gallerie che mettono una testa khmer accanto a una romana, sotto una cupola che lascia passare il sole a gocce.',
    'auh-mangrove-kayak':
      'Fino a due ore in canali larghi quanto una pagaia, con i granchi sulle radici e i fenicotteri se la marea è giusta.',
    'auh-aquarium':
      'Quarantaseimila animali in dieci zone, dal canale appena attraversato al fondo dell’oceano.',
    'auh-liwa-caravan':
      'Da due a cinque giorni dall’oasi di Liwa con cammelli, un cuoco e una guida beduina, composti solo per te.',
    'auh-dawn-fishing':
      'Quattro ore su una barca di 33 piedi per un massimo di sei persone, con lenze ed esche, e il tuo pescato alla griglia a bordo.',
    'cap-sunrise-balloon':
      'Un’ora tra i camini delle fate e il sole, con un pilota che porta la cesta dove potresti cogliere un’albicocca.',
    'cap-rose-valley-hike':
      'Sette chilometri tra chiese dipinte senza porta, con l’uva lungo il sentiero a settembre e il tè alla fine.',
    'cap-underground-ihlara':
      'Una città per ventimila persone sotto un campo, quattro chilometri lungo un fiume e una cattedrale scavata a mano.',
    'cap-cave-room-nights':
      'Camere scavate nella rocca, una colazione di venti piattini e una terrazza all’altezza delle mongolfiere.',
    'cap-volcano-wine':
      'Emir, Kalecik Karası e Öküzgözü, nella vigna dove crescono e nella grotta dove riposano.',
    'lis-tagus-sail':
      'Uno sloop di 36 piedi con skipper, per un massimo di otto persone, dai moli sotto il ponte 25 de Abril fin dove vuole il vento.',
    'lis-alfama-tram':
      'Sali al capolinea, dove i posti sono liberi, scendi al belvedere più alto e attraversa il quartiere più antico con chi ci è cresciuto.',
    'lis-jeronimos':
      'Un biglietto per una precisa mezz’ora, per superare la fila più lunga di Lisbona ed entrare nel chiostro.',
    'lis-sintra-roca':
      'Otto persone, un minibus, il pozzo della Regaleira all’apertura, Pena dal lato del giardino e la scogliera dove finisce il continente.',
    'lis-arrabida-estate':
      'La famiglia apre casa, cantina e cucina a un solo gruppo; dici quanti siete, cosa bevete e cosa festeggiate, e ricevi un’offerta entro tre giorni.',
    'lis-nata-class':
      'Un corso di pasticceria di due ore o più, una sfoglia, ventisette pieghe: ne fai una dozzina e ne mangi quanti riesci finché sono caldi.',
    'lis-sado-dolphins':
      'Circa trenta tursiopi vivono tutto l’anno nell’estuario, ognuno con un nome; esci su una piccola barca con chi li conta.',
    'ayt-harbour-boat-duden':
      'Lungo scogliere di quaranta metri fino al Düden inferiore: tre ore con due soste per il bagno e pranzo alla griglia a bordo, oppure due al tramonto.',
    'ayt-koprulu-rafting':
      'Dodici chilometri di rapide verdi, fredde e facili, e un ponte che regge il traffico da milleottocento anni.',
    'ayt-perge-aspendos-side':
      'Una via colonnata con l’acqua nel mezzo, il teatro romano meglio conservato al mondo e un tempio sulla spiaggia.',
    'ayt-taurus-quad':
      'Due ore e trenta chilometri di piste nel bosco, un fiume attraversato due volte e la polvere che troverai nelle orecchie il giorno dopo.',
    'ayt-first-dive':
      'Un istruttore per due principianti, sei metri d’acqua limpida e cernie che hanno già visto tutto.',
    'ayt-private-gulet':
      'Da tre a dieci notti su un due alberi di legno con quattro persone di equipaggio, tra città sommerse e baie senza strade.',
    'msk-river-cruise':
      'Due ore e mezza davanti a tutto ciò che la città voleva mostrare: l’università sulla collina, il parco Gor’kij, le mura del Cremlino e le torri di Stalin.',
    'msk-tretyakov':
      'Un biglietto a orario per la casa che un mercante di tessuti donò a Mosca nel 1892, con un percorso di cinque secoli lungo quanto reggono i piedi.',
    'msk-metro-palaces':
      'Otto stazioni in due ore con una storica dell’architettura: mosaici sul soffitto, vetrate sotto la strada e un cane di bronzo dal naso lucido.',
    'msk-banya':
      'Una stanza del vapore tutta tua, con salotto e samovar: stufa a legna e vasca a otto gradi fino a sei persone, stufa elettrica e tinozza di rame per due.',
    'msk-suzdal-overnight':
      'Treno veloce per Vladimir, la chiesa solitaria sulla Nerl’, una notte in una pensione di legno con la stufa e Suzdal’ al mattino prima di tutti.',
    'msk-vdnkh-ice':
      'Due ettari di ghiaccio tra i padiglioni di un sogno sovietico, con i tuoi pattini o con un paio della tua misura dallo sportello.',
    'ams-open-boat':
      'Settantacinque minuti su una lancia elettrica che passa dove i battelli di vetro non possono, con uno skipper che vive sull’acqua; dalle 14:00, a richiesta, formaggio e vino.',
    'ams-tulip-fields':
      'Venti chilometri piatti dietro le dune con la figlia di un coltivatore, in campi dove i pullman non arrivano, e un mazzo colto da te.',
    'ams-houseboat':
      'Una chiatta da carico diventata casa per quattro, a notte: un letto sotto la linea di galleggiamento, una stufa, un ponte per il caffè e cigni che aspettano la colazione.',
    'ams-waterland-bike':
      'Un traghetto gratuito, una diga con l’acqua da un lato e le mucche due metri più in basso dall’altro, villaggi di legno, pancake e ritorno prima di sera.',
    'ams-jordaan-table':
      'Sei tappe in tre ore e mezza nel vecchio quartiere operaio, dal pesce crudo in piazza ai piattini di Giava.',
  },
}
