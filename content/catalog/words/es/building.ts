import type { FamilyWords } from '#content/catalog/words.ts';

export const building: FamilyWords = {
  arquitectura: {
    alsoCalled: ['Arquitecto o arquitecta', 'Proyecto de edificios'],
    does: 'Imagina edificios y consigue que se construyan: viviendas, escuelas, hospitales, plazas. Escucha a quien los usará, estudia el lugar, dibuja, calcula, cumple normas y presupuesto, y dirige la obra. Es una carrera larga que mezcla arte, técnica y negociación.',
    day: [
      {
        at: 9,
        what: 'La maqueta está coja y eso te enseña que el patio sobra. Redibujas, orientas ventanas al sur, llamas a la ingeniera de estructuras. A las doce, casco y barro: la escalera ejecutada no es la del plano y hay que decidir ya. Por la tarde explicas a una familia por qué su salón mira al árbol.',
      },
    ],
  },
  paisajismo: {
    alsoCalled: ['Arquitectura del paisaje', 'Paisajista', 'Diseño de jardines'],
    does: 'Proyecta parques, jardines, riberas y plazas para que sean hermosos, útiles y resistan el clima. Elige plantas y suelos, dibuja recorridos, piensa en el agua, la sombra y quién va a cuidar todo. Trabaja con arquitectura, ecología y vecindario.',
    day: [
      {
        at: 9,
        what: 'Caminas el solar con botas y pisas charcos a propósito: ahí irá el estanque. Anotas qué árboles se quedan. En el estudio dibujas sombras de verano y de invierno, y cambias pasto y césped por plantas que beben poco. Los vecinos piden bancos; tú preguntas a qué hora se sentarían. Luego visitas un vivero.',
      },
    ],
  },
  urbanismo: {
    alsoCalled: ['Planificación urbana', 'Urbanista', 'Ordenación del territorio'],
    does: 'Piensa la ciudad: dónde se vive, por dónde se pasa, qué se protege. Estudia mapas y datos, calcula necesidades de transporte, vivienda y zonas verdes, escucha a la gente y propone planes que después discuten técnicos y políticos durante años.',
    day: [
      {
        at: 9,
        what: 'Cuentas cuánta gente cruza una avenida y cuánta desiste. Con esos datos y un mapa, dibujas tres opciones. En la reunión vecinal un comerciante teme perder estacionamiento y una madre pide aceras; nadie miente. De vuelta ajustas el plano, redactas una memoria y preparas respuestas a doscientas alegaciones, una por una.',
      },
    ],
  },
  'direccion-de-obra': {
    alsoCalled: ['Arquitectura técnica', 'Construcción', 'Gestión de obras', 'Aparejador'],
    does: 'Convierte los planos en edificio. Organiza equipos, plazos, materiales y presupuesto, controla la calidad, exige seguridad y resuelve los imprevistos que aparecen cada día. Pasa la mitad del tiempo a pie de obra y la otra mitad entre llamadas y hojas de cálculo.',
    day: [
      {
        at: 9,
        what: 'A las siete ya hay hormigonera esperando. Revisas que la armadura coincida con el plano y paras todo por una barra que falta. Coordinas a fontanería y electricidad, que quieren el mismo hueco. Comes de pie. Por la tarde actualizas costos, pides ventanas y convences a un proveedor de llegar antes.',
      },
    ],
  },
  'ingenieria-civil': {
    alsoCalled: ['Caminos, canales y puertos', 'Obras públicas', 'Ingeniero civil'],
    does: 'Diseña y construye lo que sostiene la vida común: puentes, carreteras, vías, presas, redes de agua. Calcula cargas y suelos, compara soluciones, prepara proyectos y supervisa obras. Lo que firma debe aguantar décadas, por eso se revisa todo varias veces.',
    day: [
      {
        at: 9,
        what: 'Un sondeo dice que bajo el puente hay más arcilla de la prevista. Recalculas los pilotes, comparas costos y llamas a geotecnia. A media mañana visitas el desvío de una carretera: mides, fotografías, hablas con la jefa de obra. De vuelta preparas planos y una explicación clara para el pueblo que sufrirá las obras.',
      },
    ],
  },
  delineacion: {
    alsoCalled: ['Dibujo técnico', 'Delineante', 'Modelado BIM'],
    does: 'Dibuja los planos con los que se construye: plantas, secciones, instalaciones, detalles de cada unión. Trabaja con programas de dibujo y modelos en tres dimensiones, mide edificios, corrige versiones y comprueba que todo encaje antes de que alguien corte un ladrillo.',
    day: [
      {
        at: 9,
        what: 'La arquitecta deja un croquis con flechas y a media mañana ya es un plano acotado. Al montar el modelo descubres que una tubería atraviesa una viga, y avisas. Sales a medir una casa vieja donde ninguna pared es recta. Por la tarde actualizas la versión catorce y ordenas las láminas para imprimir.',
      },
    ],
  },
};
