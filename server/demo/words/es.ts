import type { ListingWords } from './listing-words.ts'

export const es: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Dunas rojas al atardecer: safari por el desierto con cena',
    'dxb-yacht-by-the-hour': 'Un yate solo para ti, por horas',
    'dxb-dawn-balloon': 'En globo sobre el desierto con la primera luz',
    'dxb-old-dubai-walk': 'El viejo Dubái a pie y en abra',
    'dxb-burj-khalifa-levels': 'Burj Khalifa: niveles 124 y 125, o 148',
    'dxb-palm-waterpark': 'Parque acuático en la Palmera: un día de toboganes y río',
    'dxb-deira-food-walk': 'Deira con apetito: siete cocinas a pie',
    'dxb-palm-skydive': 'Salto en tándem sobre la Palmera',
    'dxb-marmoom-camp-night': 'Una noche en tu propia tienda en Al Marmoom',
    'dxb-buggy-by-the-day': 'Un buggy para las dunas todo el día, y conduces tú',
    'dxb-shindagha-museum': 'El Museo Al Shindagha y la casa del perfume',
    'ist-topkapi-harem': 'El palacio de Topkapı y el harén con un historiador',
    'ist-bosphorus-sunset': 'El Bósforo al atardecer en un pequeño yate de madera',
    'ist-tophane-hammam': 'Dos horas en un hammam del siglo XVI',
    'ist-cooking-balat': 'Cocina una mesa de meyhane en una casa de Balat',
    'ist-sema-ceremony': 'Sema: una hora con los derviches giróvagos',
    'ist-princes-islands-bike': 'Büyükada en bicicleta: un día sin coches',
    'par-maubert-kitchen': 'Comprar en el mercado Maubert, cocinar lo hallado y comer sin prisa',
    'par-left-bank-writers': 'Las habitaciones que podían pagar: escritores de la orilla izquierda',
    'par-private-launch': 'Una lancha de caoba para los dos, o para los diez',
    'rom-gonfalone-opera': 'Ópera entre frescos: una noche en el Gonfalone',
    'rom-appia-ebike': 'La Vía Apia, las catacumbas y los acueductos en bicicleta eléctrica',
    'rom-tivoli-villas': 'Dos villas en Tívoli: la de un emperador y la de un cardenal',
    'cai-grand-egyptian-museum': 'Gran Museo Egipcio: entrada con hora o tres horas con guía',
    'cai-islamic-cairo-walk': 'De puerta a puerta: mil años de El Cairo a pie',
    'cai-felucca-by-the-hour': 'Una faluca en el Nilo, por horas',
    'cai-downtown-street-food': 'Koshary, hígado y caña de azúcar: el centro de noche',
    'cai-fayoum-whales': 'Ballenas en el desierto: El Fayum en todoterreno',
    'auh-grand-mosque-morning': 'La Gran Mezquita Sheikh Zayed con alguien que la explica',
    'auh-louvre-ticket': 'Louvre Abu Dabi: entrada con hora bajo la cúpula de luz',
    'auh-mangrove-kayak': 'En kayak por los manglares del este',
    'auh-aquarium': 'El acuario de Al Qana: tiburones, rayas y una serpiente muy larga',
    'auh-liwa-caravan': 'Tu propia caravana hacia el Cuarto Vacío',
    'auh-dawn-fishing': 'Pesca al alba con un capitán de Mina Zayed',
    'cap-rose-valley-hike': 'Los valles Rojo y Rosa a pie, hasta la cresta del atardecer',
    'cap-cave-room-nights': 'Una habitación en una casa cueva de Uçhisar, por noches',
    'cap-volcano-wine': 'Vino de un volcán: viñedo y bodega en la roca',
    'lis-tagus-sail': 'Un velero solo para ti en el Tajo, por horas',
    'lis-arrabida-estate': 'Una finca de vinos solo para tu grupo: un día en Azeitão',
    'lis-nata-class': 'Pastéis de nata desde cero, en una cocina pombalina',
    'ayt-harbour-boat-duden': 'Del puerto romano a la cascada que cae al mar',
    'ayt-koprulu-rafting': 'Rafting por el Köprülü bajo un puente romano',
    'ayt-perge-aspendos-side': 'Perge, Aspendos y Side con un arqueólogo',
    'ayt-taurus-quad': 'En quad por el pinar al pie del Tauro',
    'ayt-first-dive': 'Tu primera inmersión, frente a la isla de las Ratas',
    'ayt-private-gulet': 'Una goleta solo para tu grupo por la costa de Licia',
    'msk-river-cruise': 'El Moscova en yate fluvial: del Ukraina al monasterio y vuelta',
    'msk-tretyakov': 'La Galería Tretiakov por medias horas, de Rubliov a Vrúbel',
    'msk-banya': 'Una banya privada por horas, con un maestro del abedul',
    'msk-vdnkh-ice': 'Patinar todo el VDNKh, alrededor de las fuentes doradas',
    'ams-tulip-fields': 'Los campos de tulipanes en bicicleta, en sus seis semanas de flor',
    'ams-houseboat': 'Dormir en el Prinsengracht, en una barcaza de 1913',
    'ams-waterland-bike': 'Waterland: pueblos del dique en bicicleta, a veinte minutos de la estación',
    'ams-jordaan-table': 'Arenque, tarta de manzana, rijsttafel: el Jordaan a la mesa',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Cruza las dunas de Lahbab con la última luz y cena después en un campamento donde solo hay lámparas en las mesas.',
    'dxb-creek-dhow-dinner':
      'Dos horas por el viejo puerto: se cocina a bordo y la ciudad pasa al ritmo de un paseo.',
    'dxb-yacht-by-the-hour':
      'Capitán, tripulación y combustible incluidos, desde dos horas, saliendo de Dubai Harbour y alrededor de la Palmera.',
    'dxb-dawn-balloon':
      'Una hora, hasta los 1200 metros, mientras el sol asoma tras los montes Hajar, y después desayuno sobre la arena.',
    'dxb-old-dubai-walk':
      'Tres horas, de las torres de viento al zoco del oro, cruzando el Creek como lo cruza todo el mundo.',
    'dxb-burj-khalifa-levels':
      'Una entrada con hora para la terraza abierta a 452 metros, sin la cola de la taquilla.',
    'dxb-palm-waterpark':
      'Una sola entrada para más de treinta toboganes, un río de dos kilómetros y un kilómetro de playa privada.',
    'dxb-deira-food-walk':
      'Falafel palestino, pan iraní, helado sirio y cuatro más, en las calles donde viven quienes los preparan.',
    'dxb-palm-skydive':
      'Sesenta segundos de caída desde 13 000 pies, cinco minutos bajo la campana y el único lugar desde el que la Palmera parece una palmera.',
    'dxb-marmoom-camp-night':
      'Seis tiendas de lona con camas de verdad, un astrónomo a las nueve de la noche y órices en el bebedero a las seis.',
    'dxb-buggy-by-the-day':
      'Un buggy de 1000 cc con jaula y arnés, un coche guía por delante y cien metros de arena roja que subir.',
    'dxb-shindagha-museum':
      'Casas restauradas en la boca del Creek que cuentan, patio a patio, cómo un pueblo de pescadores de perlas llegó a ser esto.',
    'ist-old-city-walk':
      'Tres edificios en trescientos metros, con guía oficial y sin cola de taquilla ante ninguno.',
    'ist-topkapi-harem':
      'Cuatro patios, trescientas salas de las que verás las cuarenta que importan, y la vista que los sultanes se guardaban para sí.',
    'ist-bosphorus-sunset':
      'Dos horas entre dos continentes, treinta invitados como mucho, fruta, té y un guía que calla cuando se pone el sol.',
    'ist-two-shores-food':
      'Seis horas, dos mercados, un ferri y unas quince cosas que probar, con un cocinero de Kadıköy.',
    'ist-tophane-hammam':
      'Mármol tibio bajo una cúpula de ojos de cristal, una exfoliación que te quita un año de encima y, después, un sorbete.',
    'ist-cooking-balat':
      'Compra en la calle, cocina seis platos en una vieja casa junto al Cuerno de Oro y cómelos con la música de los vecinos por la ventana.',
    'ist-sema-ceremony':
      'No es un espectáculo con cena sino la ceremonia misma, en unos baños del siglo XV, con ney y tambor en vivo.',
    'ist-princes-islands-bike':
      'Ida en ferri, doce kilómetros entre pinos por la mayor de las islas Príncipe, baño de mayo a octubre, pescado y el barco de vuelta.',
    'par-orsay':
      'Media hora asignada en la entrada reservada de la antigua estación y, a primera hora del día, un recorrido que llega a los impresionistas antes que la multitud.',
    'par-seine-dusk':
      'Hasta la Torre Eiffel y de vuelta rodeando Notre-Dame, en un barco largo con la cubierta superior abierta, con un guía que calla cuando basta la vista.',
    'par-maubert-kitchen':
      'Una cocinera y ocho personas: por la mañana, una cesta y tres platos con lo que tengan los puestos de la Place Maubert; por la noche, cinco salsas.',
    'par-versailles-bike':
      'Ida en tren, bicicletas en la estación, almuerzo del mercado, después la aldea de la reina y el palacio al final, cuando se vacía.',
    'par-forney-posters':
      'Ciento cuarenta litografías de los años en que los ferrocarriles vendían el mar con cinco colores, hasta el 29 de mayo en una casa de 1519.',
    'par-left-bank-writers':
      'Dos horas (dos y media en ruso), de Shakespeare and Company al Luxemburgo, por las direcciones donde se escribieron, casi siempre con frío, los libros de un siglo.',
    'par-private-launch':
      'Noventa minutos por el Sena en una lancha veneciana de 1959 con su patrón, que se detiene donde la vista es tuya.',
    'rom-vespa-sidecar':
      'Una Vespa restaurada de los años sesenta para conductor y pasajero, con dos cascos, caja de pícnic, mapa anotado y un mecánico que coge el teléfono.',
    'rom-vatican-early':
      'Con la entrada anticipada, por una puerta lateral antes de las ocho y directos a la capilla, cuando aún se oyen los pasos del guardia; los museos, después.',
    'rom-gonfalone-opera':
      'Cuatro cantantes, un quinteto de cuerda y ciento veinte sillas en un oratorio pintado del siglo XVI, donde nadie está a más de doce metros de la voz.',
    'rom-testaccio-pasta':
      'Compra el guanciale (en la clase de la mañana), aprende por qué no lleva nata y cocina cacio e pepe, gricia, carbonara y amatriciana en el barrio que inventó comer bien con poco.',
    'rom-appia-ebike':
      'Veintidós kilómetros por la primera autopista de Europa, cuarenta minutos bajo tierra y vuelta junto a los arcos que llevaban agua a un millón de personas.',
    'rom-tivoli-villas':
      'Un día en las colinas con una historiadora del paisaje: por la mañana, el mundo de Adriano en miniatura; tras el almuerzo, cincuenta fuentes movidas por la gravedad; o, en las noches de verano, solo las fuentes.',
    'cai-pyramids-egyptologist':
      'Cinco horas en Guiza y ante la Esfinge, los primeros en cruzar la puerta y sin nadie que te venda nada por el camino.',
    'cai-grand-egyptian-museum':
      'La tumba entera de Tutankamón en un mismo lugar por primera vez desde 1922, y las pirámides por la ventana.',
    'cai-islamic-cairo-walk':
      'La calle Al-Muizz de Bab al-Futuh a Bab Zuweila: el bazar, el taller de un farolero y la subida a un alminar.',
    'cai-felucca-by-the-hour':
      'Una vela, un capitán y ningún motor; el barco es tuyo, con quien y con lo que traigas a bordo.',
    'cai-downtown-street-food':
      'Nueve cosas que comer entre las bellas fachadas de 1900 y las sillas de plástico que tienen delante.',
    'cai-fayoum-whales':
      'Esqueletos de ballenas con patas traseras de hace cuarenta millones de años, una cascada donde no debería haberla y almuerzo en casa de un alfarero.',
    'auh-grand-mosque-morning':
      'La entrada es gratuita para todos; lo que reservas es el coche, una mañana antes de la multitud o una tarde con la iluminación, y un guía que responde lo que no preguntarías a un libro.',
    'auh-louvre-ticket':
      'Doce galerías que ponen una cabeza jemer junto a una romana, bajo una cúpula que deja pasar el sol a gotas.',
    'auh-mangrove-kayak':
      'Hasta dos horas por canales del ancho de una pala, con cangrejos en las raíces y flamencos si la marea acompaña.',
    'auh-aquarium':
      'Cuarenta y seis mil animales en diez zonas, del brazo de mar que acabas de cruzar al fondo del océano.',
    'auh-liwa-caravan':
      'De dos a cinco días desde el oasis de Liwa con camellos, cocinero y guía beduino, organizados solo para ti.',
    'auh-dawn-fishing':
      'Cuatro horas en un barco de 33 pies para seis como máximo, con aparejos y cebo, y tu captura a la parrilla a bordo.',
    'cap-sunrise-balloon':
      'Una hora entre las chimeneas de hadas y el sol, con un piloto que acerca la cesta hasta donde podrías coger un albaricoque.',
    'cap-rose-valley-hike':
      'Siete kilómetros junto a iglesias pintadas sin puerta, con uvas del camino en septiembre y té al final.',
    'cap-underground-ihlara':
      'Una ciudad para veinte mil personas bajo un campo, cuatro kilómetros junto a un río y una catedral tallada a mano.',
    'cap-cave-room-nights':
      'Habitaciones excavadas en la roca del castillo, un desayuno de veinte platillos y una terraza a la altura de los globos.',
    'cap-volcano-wine':
      'Emir, Kalecik Karası y Öküzgözü, en el viñedo donde crecen y en la cueva donde duermen.',
    'lis-tagus-sail':
      'Un balandro de 36 pies con su patrón, hasta ocho personas, desde los muelles bajo el puente 25 de Abril hasta donde deje el viento.',
    'lis-jeronimos':
      'Una entrada para una media hora concreta: se pasa junto a la cola más larga de Lisboa y se entra en el claustro por el que todos esperan.',
    'lis-sintra-roca':
      'Ocho personas, un minibús, el pozo de la Regaleira a la hora de abrir, Pena por el lado de los jardines y el acantilado donde acaba el continente.',
    'lis-arrabida-estate':
      'La familia abre casa, bodega y cocina a un solo grupo; di cuántos sois, qué bebéis y qué celebráis, y tendrás una oferta en tres días.',
    'lis-nata-class':
      'Una clase de repostería de dos horas o más, una masa, veintisiete pliegues: preparas tu docena y comes todos los que puedas mientras están calientes.',
    'lis-sado-dolphins':
      'Unos treinta delfines mulares viven todo el año en el estuario, cada uno con su nombre; se sale en un barco pequeño con quienes los cuentan.',
    'ayt-harbour-boat-duden':
      'Junto a acantilados de cuarenta metros hasta el Düden Bajo: tres horas con dos paradas para bañarse y comida a la parrilla a bordo, o dos al atardecer.',
    'ayt-koprulu-rafting':
      'Doce kilómetros de aguas bravas verdes, frías y fáciles, con un puente por el que se pasa desde hace mil ochocientos años.',
    'ayt-perge-aspendos-side':
      'Una calle de columnas con agua por el medio, el teatro romano mejor conservado del mundo y un templo en la playa.',
    'ayt-taurus-quad':
      'Dos horas y treinta kilómetros de pista forestal, un río cruzado dos veces y polvo que al día siguiente aún encontrarás en las orejas.',
    'ayt-first-dive':
      'Un instructor para dos principiantes, seis metros de agua clara y meros que ya lo han visto todo.',
    'ayt-private-gulet':
      'De tres a diez noches en un dos palos de madera con cuatro tripulantes, ante ciudades hundidas y calas sin carretera.',
    'msk-river-cruise':
      'Dos horas y media ante todo lo que la ciudad quiso mostrar: la universidad en su colina, el parque Gorki, la muralla del Kremlin y las torres de Stalin.',
    'msk-tretyakov':
      'Una entrada con hora para la casa que un comerciante de tejidos regaló a Moscú en 1892, con un recorrido por cinco siglos que dura lo que aguanten los pies.',
    'msk-metro-palaces':
      'Ocho estaciones en dos horas con un historiador de la arquitectura: mosaicos en el techo, vidrieras bajo la calle y un perro de bronce con el hocico reluciente.',
    'msk-banya':
      'Una sala de vapor solo para ti, con salón y samovar: estufa de leña y pila de agua a ocho grados hasta seis personas, estufa eléctrica y tina de cobre para dos.',
    'msk-suzdal-overnight':
      'El tren rápido a Vladímir, la iglesia solitaria del Nerl, una noche en una posada de madera con estufa y Súzdal por la mañana, antes que nadie.',
    'msk-vdnkh-ice':
      'Dos hectáreas de hielo entre los pabellones de un sueño soviético, con tus patines o con un par de tu número de la ventanilla.',
    'ams-open-boat':
      'Setenta y cinco minutos en una chalupa eléctrica que cabe donde no caben los barcos de cristal, con un patrón que vive en el agua; a partir de las 14:00, con queso y vino si te apetece.',
    'ams-tulip-fields':
      'Veinte kilómetros llanos tras las dunas con la hija de un cultivador, por campos a los que no llegan los autocares, y un ramo que cortas tú.',
    'ams-houseboat':
      'Una barcaza de carga hecha casa para cuatro, por noches: una cama bajo la línea de flotación, una estufa, una cubierta para el café y cisnes que esperan el desayuno.',
    'ams-waterland-bike':
      'Un ferri gratuito, un dique con agua a un lado y vacas dos metros más abajo al otro, pueblos de madera, tortitas y de vuelta por la tarde.',
    'ams-jordaan-table':
      'Seis paradas en tres horas y media por el antiguo barrio obrero, del pescado crudo en la plaza a los platillos de Java.',
  },
}
