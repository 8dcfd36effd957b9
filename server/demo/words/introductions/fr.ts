import type { Introductions } from './introductions.ts'

export const fr: Introductions = {
  places: {
    dubai:
      'Traversez la Crique en abra le matin pour un dirham et soyez parmi les dunes rouges une heure après le déjeuner. De novembre à mars, on vit dehors toute la journée ; l’été, la ville passe à l’eau, au petit matin et à la nuit.',
    istanbul:
      'Deux continents, un détroit qui a son courant et, entre eux, un ferry toutes les vingt minutes. Voyez la vieille ville tôt, avant que les cours ne se remplissent, et gardez les soirées pour l’eau.',
    rome: 'Vingt-huit siècles s’empilent ici, et tout l’art est d’en voir une couche à la fois. Descendez sous l’arène le matin, dormez pendant la chaleur et mangez là où le menu est à l’ardoise.',
    barcelona:
      'Un damier aux angles coupés entre les collines et la mer, avec les maisons de Gaudí là où on ne les attend pas. Le matin est à la basilique, la fin d’après-midi à l’eau, et personne ne dîne avant neuf heures.',
    cairo:
      'Les pyramides sont au terminus de la ville, à quarante minutes du Nil quand la circulation le permet. Entre les deux, mille ans de minarets et le meilleur sandwich aux fèves que vous mangerez debout.',
    'abu-dhabi':
      'Une capitale insulaire où les hérons se nourrissent dans la mangrove, à dix minutes des tours. Venez pour la mosquée blanche et la coupole de pluie du musée, restez pour le calme de l’eau.',
    cappadocia:
      'Une tendre pierre volcanique que l’on creuse depuis deux mille ans en églises, en étables et en villes entières. Logez à Göreme, levez-vous avant le soleil et parcourez les vallées une fois les ballons posés.',
    lisbon:
      'Sept collines, des trams jaunes et un fleuve large comme une baie. Mettez des chaussures qui accrochent, car les pavés sont de calcaire poli, et laissez la lumière d’après six heures choisir pour vous.',
    antalya:
      'Un port romain sous un mur de montagnes, avec des cascades qui tombent droit dans la mer. On se baigne de mai à novembre, et en avril la neige est encore sur le Taurus.',
    moscow:
      'Les plus belles salles de la ville sont ses stations de métro, et elles coûtent un ticket. En juillet, les bateaux naviguent jusqu’à minuit ; en janvier, on patine devant les mêmes murs.',
  },
  suppliers: {
    'deira-dhows':
      'Trois frères, quatre boutres en bois et un quai côté Deira depuis 1998. Ils cuisinent à bord, partent à l’heure du billet et sortent leurs yachts de Dubai Harbour pour qui veut la mer à soi. L’un des frères s’est marié au Caire : il y a donc aussi trois felouques sur le Nil.',
    'dune-and-star':
      'Des guides du désert de Dubaï, de Liwa et du Caire, qui ont grandi au bord du sable où ils roulent. De petites voitures, des chauffeurs agréés, un camp qui ne laisse rien derrière lui et un astronome qui vous montre les étoiles.',
    'bosphorus-company':
      'Des bateaux, des cuisines et des guides agréés sur les deux rives d’Istanbul. Les visites sont menées par des gens diplômés dans ce dont ils parlent, les bateaux par des capitaines qui ont traversé le détroit dix mille fois.',
    'anatolia-above':
      'Des pilotes, des skippers et des guides de randonnée, de Göreme à la Méditerranée. C’est l’aviation civile qui décide le matin même si les montgolfières volent, et si vous ne volez pas, vous ne payez pas.',
    'atlantic-hours':
      'Des skippers et des bateaux à Lisbonne, Barcelone, Amsterdam et Paris. Ils vérifient chaque bateau avant le départ et écrivent chaque matin la météo sur un tableau au ponton.',
    'bica-and-born':
      'Des cuisiniers et des marcheurs de Lisbonne et de Barcelone. Ils paient les pêcheurs et les boulangers que vous rencontrez et refont chaque parcours avant la saison.',
    'seven-hills':
      'Des archéologues et des cuisiniers de Rome. Les billets sont pris à l’avance, les écouteurs essayés chaque matin, et aucun guide ne mène plus de deux groupes par jour.',
    'northern-lights-moscow':
      'Moscou en métro, par le fleuve et à pied, en russe et en anglais, toute l’année. Ils prêtent des moufles chaudes en janvier et savent quel palais est vide le mardi.',
  },
  categories: {},
}
