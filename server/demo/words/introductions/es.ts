import type { Introductions } from './introductions.ts'

export const es: Introductions = {
  places: {
    dubai:
      'Cruza el Creek en abra por la mañana por un dírham y estarás entre dunas rojas una hora después de comer. De noviembre a marzo se puede estar fuera todo el día; en verano la ciudad se muda al agua, a la primera hora y a la noche.',
    istanbul:
      'Dos continentes, un estrecho con su propia corriente y un ferri entre ambos cada veinte minutos. Ve la ciudad vieja temprano, antes de que se llenen los patios, y guarda las tardes para el agua.',
    paris:
      'París es lo bastante pequeña para recorrerla a pie: de Notre-Dame a la Torre Eiffel hay hora y media junto al río, con un puente cada vez que cambies de idea. Reserva los museos y deja libre el resto del día.',
    rome: 'Aquí hay veintiocho siglos unos encima de otros, y el truco es ver una capa cada vez. Baja bajo la arena por la mañana, duerme mientras aprieta el calor y come donde la carta esté en una pizarra.',
    cairo:
      'Las pirámides están en la última parada de la ciudad, a cuarenta minutos del Nilo cuando el tráfico lo permite. Entre ambos hay mil años de alminares y el mejor bocadillo de habas que comerás de pie.',
    'abu-dhabi':
      'Una capital isleña donde las garzas se alimentan en los manglares a diez minutos de las torres. Ven por la mezquita blanca y la cúpula de lluvia del museo, quédate por la calma del agua.',
    cappadocia:
      'Piedra volcánica blanda que desde hace dos mil años se excava en iglesias, establos y ciudades enteras. Alójate en Göreme, despierta antes que el sol y recorre los valles cuando los globos hayan bajado.',
    lisbon:
      'Siete colinas, tranvías amarillos y un río ancho como una bahía. Lleva zapatos que agarren, pues las aceras son de caliza pulida, y deja que la luz de después de las seis decida adónde vas.',
    antalya:
      'Un puerto romano bajo un muro de montañas, con cascadas que caen directas al mar. Se puede nadar de mayo a noviembre, y en abril aún queda nieve en el Tauro.',
    amsterdam:
      'Una ciudad sobre pilotes de madera, que se entiende mejor desde el agua y, después, en bicicleta. Fuera de ella, a media hora, empiezan los diques, los pueblos y, en primavera, los tulipanes.',
    moscow:
      'Las salas más grandiosas de la ciudad son sus estaciones de metro, y cuestan un billete. En julio los barcos del río navegan hasta medianoche; en enero se patina junto a los mismos muros.',
  },
  suppliers: {
    'deira-dhows':
      'Tres hermanos, cuatro dhows de madera y un amarre en el lado de Deira desde 1998. Cocinan a bordo, zarpan a la hora del billete y sacan sus yates de Dubai Harbour para quien quiere el mar a solas. Un hermano se casó en El Cairo, así que también hay tres falucas en el Nilo.',
    'dune-and-star':
      'Guías del desierto de Dubái, Liwa y El Cairo que crecieron junto a la arena por la que conducen. Coches pequeños, conductores con licencia, un campamento que no deja nada atrás y un astrónomo que te enseña las estrellas.',
    'bosphorus-company':
      'Barcos, cocinas y guías oficiales en las dos orillas de Estambul. Los paseos los llevan personas tituladas en aquello de lo que hablan; los barcos, capitanes que han cruzado el estrecho diez mil veces.',
    'anatolia-above':
      'Pilotos, patrones y guías de senderismo de Göreme al Mediterráneo. Si vuelan los globos lo decide esa misma mañana la autoridad de aviación civil, y si no vuelas no pagas.',
    'left-bank-walks':
      'Historiadores, pasteleros y barqueros de París y Ámsterdam. Empezaron con un paseo desde una librería de la rue de Seine y aún abren cada temporada recorriendo ellos mismos todas las rutas.',
    'seven-hills':
      'Arqueólogos y cocineros de Roma. Las entradas se compran con antelación, los auriculares se prueban cada mañana y ningún guía lleva más de dos grupos al día.',
    'northern-lights-moscow':
      'Moscú en metro, por el río y a pie, en ruso e inglés, todo el año. Prestan manoplas calientes en enero y saben qué palacio está vacío los martes.',
  },
  categories: {},
}
