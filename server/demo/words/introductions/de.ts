import type { Introductions } from './introductions.ts'

export const de: Introductions = {
  places: {
    dubai:
      'Morgens für einen Dirham mit der Abra über den Creek, eine Stunde nach dem Mittagessen zwischen roten Dünen. Von November bis März ist man den ganzen Tag draußen; im Sommer zieht die Stadt ans Wasser, in die frühen Stunden und in die Nacht.',
    istanbul:
      'Zwei Kontinente, eine Meerenge mit eigener Strömung und alle zwanzig Minuten eine Fähre dazwischen. Sehen Sie die Altstadt früh, bevor sich die Höfe füllen, und heben Sie die Abende fürs Wasser auf.',
    paris:
      'Paris ist klein genug, um zu gehen: von Notre-Dame zum Eiffelturm sind es anderthalb Stunden am Fluss, mit einer Brücke, wann immer Sie es sich anders überlegen. Buchen Sie die Museen und lassen Sie den Rest des Tages offen.',
    rome: 'Achtundzwanzig Jahrhunderte liegen hier übereinander, und die Kunst ist, eine Schicht nach der anderen zu sehen. Gehen Sie morgens unter die Arena, verschlafen Sie die Hitze und essen Sie, wo die Karte auf einer Tafel steht.',
    barcelona:
      'Ein Raster mit abgeschrägten Ecken zwischen Hügeln und Meer, und Gaudís Häuser dort, wo man sie nicht erwartet. Der Vormittag gehört der Basilika, der späte Nachmittag dem Wasser, und vor neun isst niemand zu Abend.',
    cairo:
      'Die Pyramiden stehen an der letzten Haltestelle der Stadt, vierzig Minuten vom Nil, wenn der Verkehr es zulässt. Dazwischen liegen tausend Jahre Minarette und das beste Bohnensandwich, das Sie im Stehen essen werden.',
    'abu-dhabi':
      'Eine Inselhauptstadt, in der zehn Minuten von den Türmen Reiher in den Mangroven fischen. Kommen Sie wegen der weißen Moschee und der Lichtkuppel über dem Museum und bleiben Sie wegen der Ruhe des Wassers.',
    cappadocia:
      'Weiches Vulkangestein, aus dem Menschen seit zweitausend Jahren Kirchen, Ställe und ganze Städte schlagen. Wohnen Sie in Göreme, stehen Sie vor der Sonne auf und wandern Sie durch die Täler, sobald die Ballons gelandet sind.',
    lisbon:
      'Sieben Hügel, gelbe Straßenbahnen und ein Fluss, so breit wie eine Bucht. Tragen Sie Schuhe mit Halt, denn das Pflaster ist polierter Kalkstein, und lassen Sie ab sechs das Licht entscheiden, wohin Sie gehen.',
    antalya:
      'Ein römischer Hafen unter einer Bergwand, mit Wasserfällen, die direkt ins Meer stürzen. Baden kann man von Mai bis November, und im April liegt auf dem Taurus noch Schnee.',
    amsterdam:
      'Eine Stadt auf Holzpfählen, die man zuerst vom Wasser und dann vom Fahrrad aus versteht. Draußen beginnen nach einer halben Stunde die Deiche, die Dörfer und im Frühling die Tulpen.',
    moscow:
      'Die prächtigsten Räume der Stadt sind ihre Metrostationen, und sie kosten eine Fahrkarte. Im Juli fahren die Flussschiffe bis Mitternacht; im Januar laufen Sie an denselben Mauern Schlittschuh.',
  },
  suppliers: {
    'deira-dhows':
      'Drei Brüder, vier hölzerne Dhaus und seit 1998 ein Liegeplatz auf der Deira-Seite des Creeks. Sie kochen an Bord, legen zur Uhrzeit auf dem Ticket ab und fahren ihre Yachten ab Dubai Harbour für alle, die das Meer für sich möchten. Ein Bruder hat nach Kairo geheiratet, deshalb gehören auch drei Feluken auf dem Nil dazu.',
    'dune-and-star':
      'Wüstenguides aus Dubai, Liwa und Kairo, aufgewachsen neben dem Sand, auf dem sie fahren. Kleine Fahrzeuge, lizenzierte Fahrer, ein Camp, das nichts zurücklässt, und ein Astronom, der Ihnen die Sterne zeigt.',
    'bosphorus-company':
      'Boote, Küchen und lizenzierte Guides an beiden Ufern Istanbuls. Die Rundgänge leiten Menschen, die ihr Thema studiert haben, die Boote Kapitäne, die die Meerenge zehntausendmal überquert haben.',
    'anatolia-above':
      'Piloten, Skipper und Wanderguides von Göreme bis zum Mittelmeer. Ob die Ballons fliegen, entscheidet am Morgen die Luftfahrtbehörde, und wenn Sie nicht fliegen, zahlen Sie nicht.',
    'atlantic-hours':
      'Skipper und Boote in Lissabon, Barcelona, Amsterdam und Paris. Sie prüfen jedes Boot, bevor es ausläuft, und schreiben jeden Morgen das Wetter auf eine Tafel am Steg.',
    'bica-and-born':
      'Köche und Wanderer aus Lissabon und Barcelona. Sie bezahlen die Fischer und Bäcker, denen Sie begegnen, und gehen vor jeder Saison alle Wege noch einmal ab.',
    'left-bank-walks':
      'Historiker, Konditoren und Bootsleute aus Paris und Amsterdam. Angefangen haben sie mit einem Spaziergang ab einer Buchhandlung in der Rue de Seine, und noch immer gehen sie vor jeder Saison alle Wege selbst.',
    'seven-hills':
      'Archäologen und Köche aus Rom. Tickets werden im Voraus gekauft, Kopfhörer jeden Morgen geprüft, und kein Guide führt mehr als zwei Gruppen am Tag.',
    'northern-lights-moscow':
      'Moskau mit der Metro, auf dem Fluss und zu Fuß, auf Russisch und Englisch, das ganze Jahr. Im Januar leihen sie warme Fäustlinge aus, und sie wissen, welcher Palast dienstags leer ist.',
  },
  categories: {
    'desert-safaris': {
      name: 'Wüstensafaris',
      intro: 'Über die Dünen mit Auto, Kamel, Buggy oder zu Fuß, und Abendessen, wo die Straße endet.',
    },
    cruises: {
      name: 'Bootsfahrten und Kreuzfahrten',
      intro: 'Ein Tisch auf einer hölzernen Dhau, eine Stunde auf dem Fluss oder eine Yacht ganz für Sie.',
    },
    'city-tours': {
      name: 'Stadttouren',
      intro:
        'Spaziergänge, Fahrräder und Straßenbahnen mit jemandem, der dort wohnt und weiß, wo man anklopft.',
    },
    'water-sports': {
      name: 'Wassersport',
      intro:
        'Kajaks zwischen Mangroven, Riffe in sechs Metern Tiefe, Bretter und Segel, und jemand achtet auf den Wind.',
    },
    'theme-parks': {
      name: 'Freizeitparks',
      intro:
        'Rutschen, Aquarien und Fahrgeschäfte für einen ganzen Tag, mit ehrlicher Wartezeit und markiertem Schatten.',
    },
    'food-and-drink': {
      name: 'Essen und Trinken',
      intro: 'Mit einem Koch auf der Straße essen oder selbst mit aufgekrempelten Ärmeln am Herd stehen.',
    },
    'museums-and-culture': {
      name: 'Museen und Kultur',
      intro:
        'Einlass mit Uhrzeit, ein Guide, der von vierhundert Räumen zwölf auswählt, und Zeit, sich hinzusetzen.',
    },
    'nature-and-wildlife': {
      name: 'Natur und Tiere',
      intro: 'Oryx bei Sonnenaufgang, Delfine vor dem Hafen, Schluchten und Quellen.',
    },
    adventure: {
      name: 'Abenteuer',
      intro:
        'Ballons, Buggys, Schluchten und Klippen, mit Menschen, die absagen, wenn der Wind nicht stimmt.',
    },
    wellness: { name: 'Wellness', intro: 'Marmor, Dampf und eine Stunde, in der Sie niemand erreicht.' },
    'shows-and-nightlife': {
      name: 'Shows und Nachtleben',
      intro: 'Ballett, Fado, Wasserspiele und Dachterrassen: was eine Stadt tut, wenn die Büros dunkel sind.',
    },
    'day-trips': {
      name: 'Tagesausflüge',
      intro: 'Nach dem Frühstück los und zum Abendessen zurück, und jemand anders fährt.',
    },
  },
}
