import type { ListingWords } from './listing-words.ts'

export const de: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Rote Dünen bei Sonnenuntergang: Wüstensafari mit Abendessen',
    'dxb-creek-dhow-dinner': 'Abendessen auf einer hölzernen Dhau auf dem Dubai Creek',
    'dxb-yacht-by-the-hour': 'Eine Yacht für Sie allein, stundenweise',
    'dxb-old-dubai-walk': 'Das alte Dubai zu Fuß und mit der Abra',
    'dxb-burj-khalifa-levels': 'Burj Khalifa: Ebenen 124 und 125 oder 148',
    'dxb-palm-waterpark': 'Wasserpark auf der Palme: ein Tag mit Rutschen und Fluss',
    'dxb-deira-food-walk': 'Deira mit Appetit: sieben Küchen zu Fuß',
    'dxb-palm-skydive': 'Tandemsprung über der Palme',
    'dxb-marmoom-camp-night': 'Eine Nacht im eigenen Zelt in Al Marmoom',
    'dxb-buggy-by-the-day': 'Ein Dünenbuggy für einen Tag, Sie fahren',
    'dxb-shindagha-museum': 'Al-Shindagha-Museum und das Haus der Düfte',
    'ist-old-city-walk': 'Hagia Sophia, Blaue Moschee und Zisterne in drei Stunden',
    'ist-topkapi-harem': 'Topkapı-Palast und Harem mit einem Historiker',
    'ist-bosphorus-sunset': 'Der Bosporus bei Sonnenuntergang auf einer kleinen Holzyacht',
    'ist-two-shores-food': 'Frühstück in Europa, Mittagessen in Asien',
    'ist-tophane-hammam': 'Zwei Stunden in einem Hamam aus dem 16. Jahrhundert',
    'ist-cooking-balat': 'In Balat kochen: Meze wie in der Meyhane',
    'ist-sema-ceremony': 'Sema: eine Stunde bei den tanzenden Derwischen',
    'par-orsay': 'Musée d’Orsay zur Uhrzeit Ihrer Wahl',
    'par-seine-dusk': 'Eine Stunde auf der Seine, ab der Spitze der Insel',
    'par-versailles-bike': 'Versailles mit dem Fahrrad und Picknick am Großen Kanal',
    'par-forney-posters': '„Go by Train“: die Kunst des Reiseplakats, eine Sonderausstellung',
    'par-left-bank-writers': 'Zimmer, die sie sich leisten konnten: Schriftsteller am linken Ufer',
    'par-private-launch': 'Ein Mahagoniboot für Sie zu zweit oder zu zehnt',
    'rom-colosseum-underground': 'Unter dem Kolosseum und hinaus in die Arena',
    'rom-vatican-early': 'Die Sixtinische Kapelle vor dem Andrang',
    'rom-gonfalone-opera': 'Oper zwischen Fresken: ein Abend im Gonfalone',
    'rom-testaccio-pasta': 'Testaccio: der Markt und die vier römischen Pastas',
    'rom-tivoli-villas': 'Zwei Villen in Tivoli: die eines Kaisers und die eines Kardinals',
    'bcn-sagrada-tower': 'Die Sagrada Família mit einer Architektin, Turm auf Wunsch',
    'bcn-catamaran': 'Zwei Stunden unter Segeln an der Stadt entlang, im Katamaran',
    'bcn-boqueria-rice': 'Die Boqueria vor dem Andrang und ein Reis mit Kruste',
    'bcn-tibidabo': 'Tibidabo: rotes Flugzeug, Riesenrad und die ganze Stadt zu Füßen',
    'bcn-montserrat': 'Montserrat: morgens der Grat, um eins der Chor',
    'cai-pyramids-egyptologist': 'Die Pyramiden bei der Öffnung, mit einem Ägyptologen',
    'cai-grand-egyptian-museum': 'Großes Ägyptisches Museum: Ticket mit Uhrzeit oder drei Stunden mit Guide',
    'cai-islamic-cairo-walk': 'Von Tor zu Tor: tausend Jahre Kairo zu Fuß',
    'cai-felucca-by-the-hour': 'Eine Feluke auf dem Nil, stundenweise',
    'cai-downtown-street-food': 'Koschari, Leber und Zuckerrohr: Downtown nach Einbruch der Dunkelheit',
    'auh-grand-mosque-morning': 'Scheich-Zayid-Moschee mit jemandem, der sie erklärt',
    'auh-louvre-ticket': 'Louvre Abu Dhabi: Eintritt mit Uhrzeit unter der Kuppel aus Licht',
    'auh-mangrove-kayak': 'Im Kajak durch die östlichen Mangroven',
    'auh-aquarium': 'Das Aquarium in Al Qana: Haie, Rochen und eine sehr lange Schlange',
    'auh-dawn-fishing': 'Angeln im Morgengrauen mit einem Kapitän aus Mina Zayed',
    'cap-sunrise-balloon': 'Ballonfahrt bei Sonnenaufgang über den Tälern von Göreme',
    'cap-rose-valley-hike': 'Rotes Tal und Rosental zu Fuß, bis zum Grat für den Sonnenuntergang',
    'cap-underground-ihlara': 'Acht Stockwerke unter der Erde, dann eine Schlucht: Derinkuyu und Ihlara',
    'cap-cave-room-nights': 'Ein Zimmer in einem Höhlenhaus in Uçhisar, pro Nacht',
    'cap-volcano-wine': 'Wein vom Vulkan: Weinberg und Felsenkeller',
    'lis-tagus-sail': 'Ein Segelboot für Sie allein auf dem Tejo, stundenweise',
    'lis-alfama-tram': 'Mit der Tram 28 hinauf, zu Fuß durch die Alfama hinunter',
    'lis-jeronimos': 'Hieronymus-Kloster: eine halbe Stunde nur für Ihren Einlass',
    'lis-arrabida-estate': 'Ein Weingut für einen Tag ganz für sich, in Azeitão',
    'lis-nata-class': 'Pastéis de Nata von Grund auf, in einer pombalinischen Küche',
    'lis-sado-dolphins': 'Die Delfine des Sado, mit einer Biologin',
    'ayt-koprulu-rafting': 'Rafting auf dem Köprülü, unter einer römischen Brücke hindurch',
    'ayt-perge-aspendos-side': 'Perge, Aspendos und Side mit einem Archäologen',
    'ayt-taurus-quad': 'Mit dem Quad durch den Kiefernwald unterhalb des Taurus',
    'ayt-first-dive': 'Ihr erster Tauchgang, vor der Ratteninsel',
    'ayt-private-gulet': 'Eine Gulet für Sie allein entlang der lykischen Küste',
    'msk-river-cruise': 'Die Moskwa per Flussyacht, vom Ukraina zum Kloster und zurück',
    'msk-tretyakov': 'Die Tretjakow-Galerie im Halbstundentakt, von Rubljow bis Wrubel',
    'msk-metro-palaces': 'Paläste zum Fahrpreis: die Moskauer Metro',
    'msk-banya': 'Eine Banja für Sie allein, stundenweise, mit Meister der Birkenzweige',
    'msk-vdnkh-ice': 'Schlittschuhlaufen über die ganze WDNCh, rund um die goldenen Brunnen',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Im letzten Licht über die Dünen von Lahbab fahren, dann in einem Camp essen, in dem nur auf den Tischen Lampen stehen.',
    'dxb-creek-dhow-dinner':
      'Zwei Stunden auf dem alten Hafen; gekocht wird an Bord, und die Stadt zieht im Schritttempo vorbei.',
    'dxb-yacht-by-the-hour':
      'Mit Kapitän, Crew und Treibstoff, ab zwei Stunden, von Dubai Harbour um die Palme.',
    'dxb-dawn-balloon':
      'Eine Stunde in bis zu 1.200 Metern Höhe, während die Sonne über dem Hadschar-Gebirge aufgeht, danach Frühstück im Sand.',
    'dxb-old-dubai-walk':
      'Drei Stunden von den Windtürmen bis zum Goldsouk; über den Creek geht es so, wie alle ihn überqueren.',
    'dxb-burj-khalifa-levels':
      'Ein Ticket mit fester Uhrzeit für die offene Terrasse in 452 Metern Höhe, ohne Schlange an der Kasse.',
    'dxb-palm-waterpark':
      'Ein Ticket für mehr als dreißig Rutschen, einen zwei Kilometer langen Fluss und einen Kilometer Privatstrand.',
    'dxb-deira-food-walk':
      'Palästinensische Falafel, iranisches Brot, syrisches Eis und vier mehr, in den Straßen, in denen die Köche wohnen.',
    'dxb-palm-skydive':
      'Sechzig Sekunden freier Fall aus 13.000 Fuß, fünf Minuten am Schirm und der einzige Ort, von dem die Palme wie eine aussieht.',
    'dxb-marmoom-camp-night':
      'Sechs Zelte mit richtigen Betten, um neun ein Astronom und um sechs die Oryx am Wasserloch.',
    'dxb-buggy-by-the-day':
      'Ein Buggy mit 1.000 Kubik, Käfig und Gurten, vor Ihnen ein Führungsfahrzeug und hundert Meter roter Sand zum Hinauffahren.',
    'dxb-shindagha-museum':
      'Restaurierte Häuser an der Mündung des Creeks erzählen Hof für Hof, wie aus einer Stadt der Perlentaucher das heutige Dubai wurde.',
    'ist-old-city-walk':
      'Drei Bauwerke auf dreihundert Metern, mit lizenziertem Guide und ohne Ticketschlange.',
    'ist-topkapi-harem':
      'Vier Höfe, dreihundert Räume, von denen Sie die vierzig wichtigen sehen, und der Ausblick, den die Sultane für sich behielten.',
    'ist-bosphorus-sunset':
      'Zwei Stunden zwischen zwei Kontinenten mit höchstens dreißig Gästen, Obst und Tee und einem Guide, der schweigt, wenn die Sonne sinkt.',
    'ist-two-shores-food':
      'Sechs Stunden, zwei Märkte, eine Fähre und rund fünfzehn Kostproben mit einem Koch aus Kadıköy.',
    'ist-tophane-hammam':
      'Warmer Marmor unter einer Kuppel mit Glasaugen, ein Peeling, nach dem Sie sich ein Jahr jünger fühlen, und zum Schluss ein Scherbett.',
    'ist-cooking-balat':
      'Auf der Straße einkaufen, in einem alten Haus am Goldenen Horn sechs Gerichte kochen und sie essen, während durchs Fenster die Musik der Nachbarn klingt.',
    'ist-sema-ceremony':
      'Keine Show mit Abendessen, sondern die Zeremonie selbst, in einem Badehaus aus dem 15. Jahrhundert, mit Ney und Trommel.',
    'ist-princes-islands-bike':
      'Hin mit der Fähre, zwölf Kilometer Kiefernwege um die größte der Prinzeninseln, Baden von Mai bis Oktober, Fisch und mit dem Schiff zurück.',
    'par-orsay':
      'Ein halbstündiges Zeitfenster am reservierten Eingang des alten Bahnhofs und, in den ersten Zeitfenstern des Tages, ein Weg, der vor der Menge bei den Impressionisten ist.',
    'par-seine-dusk':
      'Zum Eiffelturm und um Notre-Dame zurück, auf einem langen Boot mit offenem Oberdeck und einem Guide, der schweigt, wenn der Blick genügt.',
    'par-maubert-kitchen':
      'Ein Koch und acht Personen: vormittags ein Korb und drei Gänge aus dem, was die Stände der Place Maubert haben; abends fünf Soßen.',
    'par-versailles-bike':
      'Mit dem Zug hin, Räder am Bahnhof, Mittagessen vom Markt, dann das Dorf der Königin und das Schloss zuletzt, wenn es leer wird.',
    'par-forney-posters':
      'Hundertvierzig Lithografien aus der Zeit, als die Bahn mit fünf Farben das Meer verkaufte, bis zum 29. Mai in einem Haus von 1519.',
    'par-left-bank-writers':
      'Zwei Stunden (auf Russisch zweieinhalb) von Shakespeare and Company bis zum Luxembourg, zu den Adressen, an denen die Bücher eines Jahrhunderts entstanden, meist in der Kälte.',
    'par-private-launch':
      'Neunzig Minuten auf der Seine in einem venezianischen Boot von 1959 mit eigenem Skipper; Sie halten, wo Ihnen der Blick gefällt.',
    'rom-vespa-sidecar':
      'Eine restaurierte Vespa aus den 1960ern für Fahrer und Beifahrer, mit zwei Helmen, Picknickbox, markierter Karte und einem Mechaniker, der ans Telefon geht.',
    'rom-colosseum-underground':
      'Hinab in die Gänge, in denen Tiere und Menschen auf den Aufzug warteten, durch das Tor hinauf auf den Sand, dann in der kleinen Gruppe mit einem Archäologen durchs Forum.',
    'rom-vatican-early':
      'Mit frühem Einlass vor acht durch eine Seitentür direkt in die Kapelle, solange man noch die Schuhe des Wärters hört; die Museen danach.',
    'rom-gonfalone-opera':
      'Vier Sänger, ein Streichquintett und hundertzwanzig Stühle in einem ausgemalten Oratorium des 16. Jahrhunderts; kein Platz ist weiter als zwölf Meter von der Stimme entfernt.',
    'rom-testaccio-pasta':
      'Guanciale kaufen (im Kurs am Vormittag), lernen, warum keine Sahne hineingehört, und Cacio e pepe, Gricia, Carbonara und Amatriciana in dem Viertel kochen, das aus wenig viel macht.',
    'rom-appia-ebike':
      'Zweiundzwanzig Kilometer auf Europas erster Fernstraße, vierzig Minuten unter der Erde und zurück entlang der Bögen, die Wasser für eine Million Menschen trugen.',
    'rom-tivoli-villas':
      'Ein Tag in den Hügeln mit einer Landschaftshistorikerin: vormittags Hadrians Welt im Kleinen, nachmittags fünfzig Brunnen, die allein das Gefälle treibt; oder, an Sommerabenden, nur die Brunnen.',
    'bcn-sagrada-tower':
      'Neunzig Minuten mit jemandem, der weiß, warum die Säulen schräg stehen, in einer Kirche, die seit 1882 gebaut wird; auf Wunsch auch ein Turm: mit dem Aufzug hinauf, über eine Wendeltreppe hinab.',
    'bcn-flamenco':
      'Siebzig Stühle, ein Holzboden, eine Stimme, eine Gitarre, zwei Tänzer und eine Stunde, in der niemand weiß, was als Nächstes kommt, auch sie selbst nicht.',
    'bcn-catamaran':
      'Hinter der Hafenmauer geht der Motor aus, am Bug liegen Sie in Netzen, tagsüber wird vor dem Fòrum gebadet, wenn das Wasser warm ist; auf der Fahrt um 13:30 auf Wunsch mit Mittagessen an Bord.',
    'bcn-boqueria-rice':
      'Um halb neun zwischen den Köchen einkaufen oder abends vom Bogen gleich in die Küche gehen und das Wichtigste über Paella lernen: sie in Ruhe lassen.',
    'bcn-tibidabo':
      'Ein Tag im Freizeitpark von 1901, 500 Meter über Barcelona, mit Fahrt in der Standseilbahn und einer Ankunftszeit, die Ihnen die Ticketschlange erspart.',
    'bcn-costa-brava-kayak':
      'Auf der Tagestour um acht mit dem Kleinbus aus der Stadt, drei Stunden auf Wasser, durch das man Zeitung lesen könnte, Zeit für ein Mittagessen am Strand und abends zurück.',
    'bcn-montserrat':
      'Mit Zahnradbahn und Standseilbahn hinauf, an den Steinfingern entlang, auf der Gratwanderung bis zur höchsten Einsiedelei, und an Chortagen rechtzeitig hinunter zu den fünfzig Knaben, die hier seit dem 13. Jahrhundert singen.',
    'cai-pyramids-egyptologist':
      'Fünf Stunden in Gizeh und am Sphinx, als Erste durchs Tor und ohne Verkaufsstopps.',
    'cai-grand-egyptian-museum':
      'Tutanchamuns ganzer Grabschatz zum ersten Mal seit 1922 an einem Ort und die Pyramiden vor dem Fenster.',
    'cai-islamic-cairo-walk':
      'Die Al-Muizz-Straße von Bab al-Futuh bis Bab Zuweila, durch den Basar, in die Werkstatt eines Lampenmachers und auf ein Minarett.',
    'cai-felucca-by-the-hour':
      'Ein Segel, ein Kapitän, kein Motor; das Boot gehört Ihnen, mit allen und allem, was Sie an Bord bringen.',
    'cai-downtown-street-food':
      'Neun Kostproben zwischen den schönen Fassaden von 1900 und den Plastikstühlen davor.',
    'cai-fayoum-whales':
      'Skelette vierzig Millionen Jahre alter Wale mit Hinterbeinen, ein Wasserfall, wo keiner sein dürfte, und Mittagessen bei einem Töpfer.',
    'auh-grand-mosque-morning':
      'Der Eintritt ist für alle frei; Sie buchen das Auto, einen Morgen vor dem Andrang oder einen Abend mit der Beleuchtung und einen Guide, der beantwortet, was in keinem Buch steht.',
    'auh-louvre-ticket':
      'Zwölf Galerien, in denen ein Khmer-Kopf neben einem römischen steht, unter einer Kuppel, die die Sonne in Tropfen durchlässt.',
    'auh-mangrove-kayak':
      'Bis zu zwei Stunden in Kanälen, die so breit sind wie ein Paddel, mit Krabben auf den Wurzeln und Flamingos, wenn die Tide stimmt.',
    'auh-aquarium':
      'Sechsundvierzigtausend Tiere in zehn Bereichen, vom Meeresarm vor der Tür bis zum Grund des Ozeans.',
    'auh-liwa-caravan':
      'Zwei bis fünf Tage ab der Oase Liwa mit Kamelen, Koch und beduinischem Guide, allein für Sie zusammengestellt.',
    'auh-dawn-fishing':
      'Vier Stunden auf einem 33-Fuß-Boot für bis zu sechs Personen, mit Angeln und Ködern, und Ihr Fang wird an Bord gegrillt.',
    'cap-sunrise-balloon':
      'Eine Stunde zwischen Feenkaminen und Sonne, mit einem Piloten, der den Korb dahin setzt, wo Sie eine Aprikose pflücken könnten.',
    'cap-rose-valley-hike':
      'Sieben Kilometer vorbei an bemalten Kirchen ohne Tür, im September mit Trauben vom Weg und am Ende Tee.',
    'cap-underground-ihlara':
      'Eine Stadt für zwanzigtausend Menschen unter einem Acker, vier Kilometer am Fluss und eine von Hand gehauene Kathedrale.',
    'cap-cave-room-nights':
      'In den Burgfelsen gehauene Zimmer, ein Frühstück aus zwanzig kleinen Tellern und eine Terrasse auf Höhe der Ballons.',
    'cap-volcano-wine':
      'Emir, Kalecik Karası und Öküzgözü, im Weinberg, in dem sie wachsen, und in der Höhle, in der sie reifen.',
    'lis-tagus-sail':
      'Eine 36-Fuß-Slup mit Skipper für bis zu acht Personen, von den Docks unter der Brücke des 25. April dahin, wo der Wind es zulässt.',
    'lis-alfama-tram':
      'Einsteigen, wo die Linie beginnt und noch Plätze frei sind, am höchsten Aussichtspunkt aussteigen und durch das älteste Viertel hinuntergehen, mit jemandem, der dort aufgewachsen ist.',
    'lis-jeronimos':
      'Ein Ticket für eine bestimmte halbe Stunde, mit dem Sie an Lissabons längster Schlange vorbei in den Kreuzgang gehen.',
    'lis-sintra-roca':
      'Acht Personen, ein Kleinbus, der Brunnen der Regaleira zur Öffnung, Pena von der Gartenseite und die Klippe, an der der Kontinent endet.',
    'lis-arrabida-estate':
      'Die Familie öffnet Haus, Keller und Küche für eine Gruppe; Sie nennen uns Zahl, Getränke und Anlass und erhalten innerhalb von drei Tagen ein Angebot.',
    'lis-nata-class':
      'Ein Backkurs von zwei Stunden oder mehr, ein Blatt Teig, siebenundzwanzigmal falten: Sie backen ein Dutzend und essen davon, so viele Sie können, solange sie heiß sind.',
    'lis-sado-dolphins':
      'Etwa dreißig Große Tümmler leben das ganze Jahr in der Mündung, jeder mit Namen; Sie fahren im kleinen Boot mit denen hinaus, die sie zählen.',
    'ayt-harbour-boat-duden':
      'Entlang vierzig Meter hoher Klippen bis zum unteren Düden: drei Stunden mit zwei Badestopps und Mittagessen vom Grill an Bord oder zwei bei Sonnenuntergang.',
    'ayt-koprulu-rafting':
      'Zwölf Kilometer grünes, kaltes, leichtes Wildwasser und eine Brücke, über die seit achtzehnhundert Jahren Verkehr läuft.',
    'ayt-perge-aspendos-side':
      'Eine Säulenstraße mit Wasserlauf in der Mitte, das besterhaltene römische Theater der Welt und ein Tempel am Strand.',
    'ayt-taurus-quad':
      'Zwei Stunden und dreißig Kilometer Waldweg, ein zweimal durchquerter Fluss und Staub, den Sie noch am nächsten Tag in den Ohren finden.',
    'ayt-first-dive':
      'Ein Tauchlehrer für zwei Anfänger, sechs Meter klares Wasser und Zackenbarsche, die das alles schon kennen.',
    'ayt-private-gulet':
      'Drei bis zehn Nächte auf einem hölzernen Zweimaster mit vier Mann Besatzung, vorbei an versunkenen Städten und Buchten ohne Straße.',
    'msk-river-cruise':
      'Zweieinhalb Stunden vorbei an allem, was die Stadt zeigen wollte: die Universität auf dem Hügel, der Gorki-Park, die Kremlmauer und Stalins Türme.',
    'msk-tretyakov':
      'Ein Ticket mit Uhrzeit für das Haus, das ein Textilkaufmann 1892 der Stadt schenkte, mit einem Weg durch fünf Jahrhunderte, so lang, wie Ihre Füße mitmachen.',
    'msk-metro-palaces':
      'Acht Stationen in zwei Stunden mit einer Architekturhistorikerin: Mosaike an der Decke, Glasfenster unter der Straße und ein Bronzehund mit blanker Nase.',
    'msk-banya':
      'Ein Dampfraum für Sie allein, mit Salon und Samowar: Holzofen und Tauchbecken mit acht Grad für bis zu sechs, Elektroofen und Kupferwanne für zwei.',
    'msk-suzdal-overnight':
      'Mit dem Schnellzug nach Wladimir, zur einsamen Kirche an der Nerl, eine Nacht in einem Holzgasthaus mit Ofen und am Morgen vor allen anderen in Susdal.',
    'msk-vdnkh-ice':
      'Zwei Hektar Eis zwischen den Pavillons eines sowjetischen Traums, mit eigenen Schlittschuhen oder einem Paar in Ihrer Größe vom Schalter.',
    'ams-tulip-fields':
      'Zwanzig flache Kilometer hinter den Dünen mit der Tochter eines Züchters, auf Felder, die kein Bus erreicht, und ein selbst geschnittener Strauß.',
    'ams-houseboat':
      'Ein Frachtkahn als Haus für vier, pro Nacht: ein Bett unter der Wasserlinie, ein Ofen, ein Deck für den Kaffee und Schwäne, die Frühstück erwarten.',
    'ams-waterland-bike':
      'Eine kostenlose Fähre, ein Deich mit Wasser auf der einen Seite und Kühen zwei Meter tiefer auf der anderen, Holzdörfer, Pfannkuchen und bis zum Abend zurück.',
  },
}
