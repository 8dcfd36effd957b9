import type { Introductions } from './introductions.ts'

export const pt: Introductions = {
  places: {
    dubai:
      'Atravesse o Creek de abra de manhã por um dirham e esteja entre dunas vermelhas uma hora depois do almoço. De novembro a março pode-se estar na rua o dia todo; no verão a cidade muda-se para a água, para a madrugada e para a noite.',
    istanbul:
      'Dois continentes, um estreito com a sua própria corrente e um ferry entre eles a cada vinte minutos. Veja a cidade velha cedo, antes de os pátios se encherem, e guarde os fins de tarde para a água.',
    paris:
      'Paris é pequena o bastante para se andar a pé: de Notre-Dame à Torre Eiffel é hora e meia ao longo do rio, com uma ponte sempre que mudar de ideias. Reserve os museus e deixe livre o resto do dia.',
    rome: 'Vinte e oito séculos estão aqui uns sobre os outros, e o truque é ver uma camada de cada vez. Desça por baixo da arena de manhã, durma nas horas de calor e coma onde a ementa está num quadro de ardósia.',
    barcelona:
      'Uma grelha de esquinas cortadas entre as colinas e o mar, com as casas de Gaudí onde não se espera. As manhãs são para a basílica, os fins de tarde para a água, e ninguém janta antes das nove.',
    cairo:
      'As pirâmides ficam na última paragem da cidade, a quarenta minutos do Nilo quando o trânsito deixa. Entre os dois há mil anos de minaretes e a melhor sanduíche de favas que comerá de pé.',
    'abu-dhabi':
      'Uma capital numa ilha, onde as garças se alimentam nos mangais a dez minutos das torres. Venha pela mesquita branca e pela cúpula de chuva sobre o museu, fique pelo sossego da água.',
    cappadocia:
      'Pedra vulcânica macia que há dois mil anos se escava em igrejas, estábulos e cidades inteiras. Fique em Göreme, acorde antes do sol e percorra os vales depois de os balões descerem.',
    antalya:
      'Um porto romano sob uma muralha de montanhas, com cascatas que caem a direito no mar. Pode nadar de maio a novembro, e em abril ainda há neve no Tauro.',
    amsterdam:
      'Uma cidade sobre estacas de madeira, que se entende melhor da água e, depois, de bicicleta. Fora dela, a meia hora, começam os diques, as aldeias e, na primavera, as tulipas.',
    moscow:
      'As salas mais grandiosas da cidade são as estações de metro, e custam um bilhete. Em julho os barcos do rio andam até à meia-noite; em janeiro patina-se junto às mesmas muralhas.',
  },
  suppliers: {
    'deira-dhows':
      'Três irmãos, quatro dhows de madeira e um cais do lado de Deira desde 1998. Cozinham a bordo, partem à hora do bilhete e levam os iates do Dubai Harbour a quem quer o mar só para si. Um dos irmãos casou no Cairo, por isso há também três falucas no Nilo.',
    'dune-and-star':
      'Guias do deserto do Dubai, de Liwa e do Cairo, que cresceram junto à areia por onde conduzem. Carros pequenos, condutores licenciados, um acampamento que nada deixa para trás e um astrónomo que mostra as estrelas.',
    'bosphorus-company':
      'Barcos, cozinhas e guias credenciados nas duas margens de Istambul. Os passeios são conduzidos por quem se formou no que conta, os barcos por capitães que atravessaram o estreito dez mil vezes.',
    'anatolia-above':
      'Pilotos, skippers e guias de caminhada, de Göreme ao Mediterrâneo. É a autoridade da aviação civil que decide nessa manhã se os balões voam, e se não voar não paga.',
    'left-bank-walks':
      'Historiadores, pasteleiros e barqueiros de Paris e Amesterdão. Começaram com um passeio a partir de uma livraria da rue de Seine e ainda abrem cada época a percorrer eles próprios todos os caminhos.',
    'seven-hills':
      'Arqueólogos e cozinheiros de Roma. Os bilhetes são comprados com antecedência, os auriculares testados todas as manhãs, e nenhum guia leva mais de dois grupos por dia.',
    'northern-lights-moscow':
      'Moscovo de metro, pelo rio e a pé, em russo e em inglês, todo o ano. Emprestam luvas quentes em janeiro e sabem que palácio está vazio à terça-feira.',
  },
  categories: {},
}
