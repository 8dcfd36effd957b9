import type { Introductions } from './introductions.ts'

export const it: Introductions = {
  places: {
    dubai:
      'Attraversa il Creek in abra per un dirham al mattino e un’ora dopo pranzo sei tra le dune rosse. Da novembre a marzo si sta fuori tutto il giorno; d’estate la città si sposta sull’acqua, alle prime ore e alla notte.',
    istanbul:
      'Due continenti, uno stretto con la sua corrente e un traghetto ogni venti minuti. Vedi la città vecchia presto, prima che i cortili si riempiano, e tieni le sere per l’acqua.',
    paris:
      'Parigi è abbastanza piccola da girarla a piedi: da Notre-Dame alla Torre Eiffel c’è un’ora e mezza lungo il fiume, con un ponte ogni volta che cambi idea. Prenota i musei e lascia libero il resto della giornata.',
    barcelona:
      'Una griglia di angoli smussati tra le colline e il mare, con le case di Gaudí dove non te le aspetti. Il mattino è per la basilica, il tardo pomeriggio per l’acqua, e nessuno cena prima delle nove.',
    cairo:
      'Le piramidi sono all’ultima fermata della città, a quaranta minuti dal Nilo quando il traffico lo permette. In mezzo ci sono mille anni di minareti e il miglior panino di fave che mangerai in piedi.',
    'abu-dhabi':
      'Una capitale su un’isola, dove gli aironi pescano tra le mangrovie a dieci minuti dalle torri. Vieni per la moschea bianca e la cupola di luce sul museo, resta per la quiete dell’acqua.',
    cappadocia:
      'Tenera pietra vulcanica che da duemila anni si scava in chiese, stalle e città intere. Dormi a Göreme, svegliati prima del sole e cammina nelle valli quando le mongolfiere sono scese.',
    lisbon:
      'Sette colli, tram gialli e un fiume largo come una baia. Metti scarpe che tengono, perché i marciapiedi sono di calcare lucido, e dopo le sei lascia che sia la luce a decidere dove andare.',
    antalya:
      'Un porto romano sotto una parete di montagne, con cascate che cadono dritte in mare. Si fa il bagno da maggio a novembre, e ad aprile sul Tauro c’è ancora la neve.',
    amsterdam:
      'Una città su pali di legno, che si capisce prima dall’acqua e poi in bicicletta. Fuori, a mezz’ora, cominciano le dighe, i villaggi e, in primavera, i tulipani.',
    moscow:
      'Le sale più sontuose della città sono le stazioni della metropolitana, e costano una corsa. A luglio i battelli vanno fino a mezzanotte; a gennaio si pattina sotto le stesse mura.',
  },
  suppliers: {
    'deira-dhows':
      'Tre fratelli, quattro dhow di legno e un ormeggio sul lato di Deira dal 1998. Cucinano a bordo, partono all’ora indicata sul biglietto e portano fuori gli yacht da Dubai Harbour per chi vuole il mare tutto per sé. Un fratello si è sposato al Cairo, perciò ci sono anche tre feluche sul Nilo.',
    'dune-and-star':
      'Guide del deserto di Dubai, Liwa e Il Cairo, cresciute accanto alla sabbia su cui guidano. Auto piccole, autisti autorizzati, un campo che non lascia tracce e un astronomo che ti mostra le stelle.',
    'bosphorus-company':
      'Barche, cucine e guide autorizzate sulle due rive di Istanbul. Le passeggiate sono condotte da chi è laureato in ciò di cui parla, le barche da capitani che hanno attraversato lo stretto diecimila volte.',
    'anatolia-above':
      'Piloti, skipper e guide a piedi da Göreme al Mediterraneo. Se le mongolfiere volano lo decide quella mattina l’aviazione civile, e se non voli non paghi.',
    'atlantic-hours':
      'Skipper e barche a Lisbona, Barcellona, Amsterdam e Parigi. Controllano ogni barca prima che esca e ogni mattina scrivono il tempo su una lavagna al molo.',
    'bica-and-born':
      'Cuochi e camminatori di Lisbona e Barcellona. Pagano i pescatori e i fornai che incontri e prima di ogni stagione ripercorrono tutti gli itinerari.',
    'left-bank-walks':
      'Storici, pasticceri e barcaioli di Parigi e Amsterdam. Hanno cominciato con una passeggiata da una libreria di rue de Seine e ancora oggi, all’inizio di ogni stagione, percorrono di persona ogni itinerario.',
    'northern-lights-moscow':
      'Mosca in metropolitana, sul fiume e a piedi, in russo e in inglese, tutto l’anno. A gennaio prestano muffole calde e sanno quale palazzo è vuoto di martedì.',
  },
  categories: {
    'desert-safaris': {
      name: 'Safari nel deserto',
      intro: 'Sulle dune in auto, cammello, buggy o a piedi, e cena dove finisce la strada.',
    },
    cruises: {
      name: 'Crociere e barche',
      intro: 'Un tavolo su un dhow di legno, un’ora sul fiume o uno yacht solo per te.',
    },
    'city-tours': {
      name: 'Tour della città',
      intro: 'A piedi, in bici e in tram con chi ci vive e sa a quale porta bussare.',
    },
    'water-sports': {
      name: 'Sport acquatici',
      intro:
        'Kayak tra le mangrovie, fondali a sei metri, tavole e vele, con qualcuno che tiene d’occhio il vento.',
    },
    'theme-parks': {
      name: 'Parchi a tema',
      intro:
        'Scivoli, acquari e giostre per una giornata intera, con le code dette onestamente e l’ombra segnata.',
    },
    'food-and-drink': {
      name: 'Cibo e bevande',
      intro: 'A mangiare per strada con un cuoco, o ai fornelli con le maniche rimboccate.',
    },
    'museums-and-culture': {
      name: 'Musei e cultura',
      intro: 'Un ingresso a orario, una guida che sceglie dodici sale su quattrocento e il tempo di sedersi.',
    },
    'nature-and-wildlife': {
      name: 'Natura e animali',
      intro: 'Orici all’alba, delfini fuori dal porto, gole e sorgenti.',
    },
    adventure: {
      name: 'Avventura',
      intro: 'Mongolfiere, buggy, gole e scogliere, con chi sa dire di no quando il vento è sbagliato.',
    },
    wellness: { name: 'Benessere', intro: 'Marmo, vapore e un’ora in cui nessuno ti può raggiungere.' },
    'shows-and-nightlife': {
      name: 'Spettacoli e vita notturna',
      intro: 'Balletto, fado, fontane e terrazze: cosa fa una città quando gli uffici sono bui.',
    },
    'day-trips': {
      name: 'Gite di un giorno',
      intro: 'Via dopo colazione e a casa per cena, con qualcun altro al volante.',
    },
  },
}
