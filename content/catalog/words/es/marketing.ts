import type { FamilyWords } from '#content/catalog/words.ts';

export const marketing: FamilyWords = {
  marketing: {
    alsoCalled: ['Mercadotecnia', 'Mercadeo', 'Dirección comercial'],
    does: 'Averigua qué necesita la gente y cómo hacerle llegar un producto o servicio: a quién, a qué precio, por qué canal y con qué mensaje. Coordina investigación, publicidad, ventas y diseño, maneja un presupuesto y mide si lo hecho sirvió de algo.',
    day: [
      {
        at: 9,
        what: 'El lanzamiento es en tres semanas y el envase aún no convence. Reúnes a diseño y ventas, decides y cierras. Miras datos: la campaña que te gustaba no funciona y la fea sí. Te duele, cambias el gasto. Después comes con un distribuidor y por la tarde escuchas llamadas de clientes para entender una queja.',
      },
    ],
  },
  'investigacion-de-mercados': {
    alsoCalled: ['Estudios de mercado', 'Análisis del consumidor', 'Marketing analítico'],
    does: 'Descubre qué quieren, compran y opinan las personas antes de que una empresa decida. Diseña encuestas y entrevistas, analiza ventas y comportamiento en internet, separa moda de tendencia y cuenta el resultado con claridad a quien tiene que apostar.',
    day: [
      {
        at: 9,
        what: 'Ocho desconocidas hablan de detergente y tú escuchas lo que no dicen. Una frase se repite: «que no huela a nada». La compruebas con mil encuestas y resulta cierta solo en una edad. Preparas cuatro gráficos; borras tres. En la presentación preguntan si es seguro y respondes con el margen de error.',
      },
    ],
  },
  publicidad: {
    alsoCalled: ['Publicista', 'Creatividad publicitaria', 'Agencia de publicidad'],
    does: 'Crea y dirige campañas para que un mensaje se vea, se entienda y se recuerde. Escucha al cliente, resume el problema en una frase, coordina creativos, medios y producción, vende la idea y controla gasto y resultados. Mucha presión y muchas risas.',
    day: [
      {
        at: 9,
        what: 'El cliente pide algo «diferente pero parecido a lo del año pasado». Con el equipo llenas una pared de ideas malas hasta que sale una posible. Ensayas la presentación en el ascensor. Después negocias el precio de un cartel, revisas un guion de radio de veinte segundos y apagas un malentendido por teléfono.',
      },
    ],
  },
  'representacion-de-artistas': {
    alsoCalled: ['Mánager', 'Agente artístico o deportivo', 'Representante'],
    does: 'Cuida la carrera de artistas, deportistas o escritores: busca oportunidades, negocia contratos, organiza agenda y viajes, aconseja y protege su imagen. Conoce el sector, sabe decir verdades incómodas con afecto y pasa media vida al teléfono o de camino a algún sitio.',
    day: [
      {
        at: 9,
        what: 'Seis mensajes antes del desayuno: la gira gana una ciudad y pierde un camión. Lees una cláusula tres veces y la devuelves tachada. Comes con una cantante que duda; no le dices qué hacer, le preguntas qué quiere en cinco años. Por la noche ves debutar a un chico y anotas su nombre.',
      },
    ],
  },
  'ventas-en-tienda': {
    alsoCalled: ['Dependiente de comercio', 'Vendedor', 'Comercio minorista'],
    does: 'Atiende a quien entra en una tienda: escucha, aconseja, enseña, cobra y resuelve cambios. También coloca productos, cuida el escaparate, controla existencias y ayuda con los pedidos por internet. Vender bien consiste en que la persona quiera volver.',
    day: [
      {
        at: 9,
        what: 'Antes de abrir doblas camisetas y revisas precios. Una señora busca regalo para un nieto al que apenas conoce; con tres preguntas lo resuelven. Llega la hora punta y atiendes a dos mientras sonríes a un tercero. Por la tarde descargas cajas, cambias el maniquí de la entrada y cuadras la caja al centavo.',
      },
    ],
  },
};
