import type { Dictionary } from '#content/wording/dictionary.ts';

type Block = {
  title: string;
  text: readonly string[];
  formulas: readonly string[];
  list: readonly string[];
};
/** A section of the page; its id is an address, the same in both languages. */
export type Part = { id: string; title: string; blocks: readonly Block[] };

const interests: Part = {
  id: 'riasec',
  title: 'Intereses (RIASEC)',
  blocks: [
    {
      title: 'Qué mide',
      text: [
        'Cuánto te gustan seis clases de actividades: realistas, investigadoras, artísticas, sociales, emprendedoras y convencionales. Son los seis tipos de Holland. Mide intereses, no aptitudes: que algo te guste no quiere decir que se te dé bien, ni al revés.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo está hecho',
      text: [
        'Escribimos 60 actividades, diez por tipo, en español y en inglés a la vez, sin nombres de profesiones: los nombres de profesiones agrandan las diferencias entre mujeres y hombres, y las actividades, menos. Aun así, en personas simuladas las listas de chicas y chicos no salen iguales, y antes de los 18 años se diferencian más: mira también lo que te atrae aunque no esté en tu lista. Cada tipo cubre varios campos; lo investigador, por ejemplo, no es solo biología y medicina. La construcción sigue marcadores de dominio público de los seis tipos.',
        'Las versiones publicadas no cambian nunca: tu resultado se podrá volver a calcular siempre igual. Las mismas respuestas dan los mismos puntos en los dos idiomas.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'La versión corta',
      text: [
        'Usa el mismo banco de 60 actividades. Empieza con cuatro de cada tipo. Después, ronda a ronda, pregunta solo por los tipos cuyo lugar sigue abierto entre el primero y el segundo, y entre el tercero y el cuarto. Para cuando las dos diferencias pasan de 0,9 errores típicos o cuando se acaban las preguntas: 36 de media, casi siempre entre 24 y 48. Si saltas una pregunta, sigue con otra del mismo tipo.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo se puntúa',
      text: ['Cada respuesta vale de 0 (me disgusta mucho) a 4 (me gusta mucho).'],
      formulas: [
        'Puntos de un tipo = suma de sus diez respuestas, de 0 a 40',
        'En la versión corta o si falta alguna: puntos = suma × 10 ÷ respuestas, redondeado',
        'Error = 3,3 × √(10 ÷ respuestas)',
        'Empate: dos tipos a 3 puntos o menos; el margen crece con el error',
        'Intereses abiertos: mayor − menor < 8 puntos',
        'Bajo, medio y alto: los tres tercios de la escala',
      ],
      list: [],
    },
    {
      title: 'Cómo se ordenan las carreras',
      text: [
        'Cada carrera tiene, en O*NET, una puntuación en los mismos seis tipos. Comparamos la forma de las dos figuras, no su altura: contestar con más o menos entusiasmo no cambia la lista. Lo que te gusta más o menos dentro de un tipo (la biología más que la programación, por ejemplo) cuenta un poco: decide cuáles de las que encajan ves antes, no si encajan. También cambia el orden lo que marcas: lo que te interesa acerca carreras parecidas y lo que descartas las aleja. La segunda mirada, si la haces, añade respuestas a ese detalle y no toca tus puntos. Los valores y la personalidad no añaden ni quitan carreras.',
        'La primera versión del test no tenía ese detalle, y la corta no siempre pregunta por todo: entonces la lista sabe menos.',
      ],
      formulas: [
        'Orden = (r entre las dos figuras + 0,1 × lo que te gusta dentro de los tipos) × √desviación de la carrera × lo que marcas',
      ],
      list: [],
    },
    {
      title: 'Otros índices',
      text: ['No se muestran en el resultado; están aquí para quien quiera comparar.'],
      formulas: [
        'Diferenciación: mayor − menor',
        'L1 de Iachan = ½ · [x₁ − (x₂ + x₄) ÷ 2], con los puntos de mayor a menor',
        'Consistencia: distancia entre los dos primeros tipos en el hexágono (vecinos, alternos u opuestos)',
        'Congruencia C de Brown y Gore = 3·X₁ + 2·X₂ + X₃, con X = 3, 2, 1 o 0 según la distancia en el hexágono (de 0 a 18)',
        'Congruencia M de Iachan: pesos 22, 10, 4 / 10, 5, 2 / 4, 2, 1 (de 0 a 28)',
        'Cosas–personas = 2R + I − A − 2S − E + C',
        'Datos–ideas = √3 · (E + C − I − A)',
      ],
      list: [],
    },
  ],
};

const values: Part = {
  id: 'values',
  title: 'Valores laborales',
  blocks: [
    {
      title: 'Qué mide',
      text: [
        'Qué le pides a un trabajo: logro, independencia, reconocimiento, relaciones, apoyo y condiciones. Son los seis valores de O*NET, para poder compararlos con ocupaciones.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo está hecho',
      text: [
        'Escribimos 30 frases, cinco por valor, en los dos idiomas. Ninguna se cuenta al revés. Se responde de 0 (nada importante) a 4 (muy importante).',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo se puntúa',
      text: [
        'Hay quien llama importante a todo. Por eso cada valor se compara con la media de la misma persona.',
      ],
      formulas: [
        'Puntos de un valor = suma de sus cinco respuestas, de 0 a 20',
        'Respecto a tu media = puntos − media de los seis valores (los seis suman 0)',
        'Tus seis tarjetas en orden: entre 1,5 puntos más (la primera) y 1,5 menos (la última), solo para comparar con tu media; un orden a medias no cuenta',
        'Error = 2,3 × √(5 ÷ respuestas)',
        'Empate: dos valores a 2 puntos o menos',
        'Sin prioridades claras: mayor − menor < 4 puntos, o menos de lo que seis valores iguales se separan por azar (2,53 errores)',
      ],
      list: [],
    },
  ],
};

const personality: Part = {
  id: 'personality',
  title: 'Personalidad',
  blocks: [
    {
      title: 'Qué mide',
      text: [
        'Cinco rasgos amplios: apertura, responsabilidad, extraversión, amabilidad y estabilidad emocional. Cada uno es una línea con dos extremos que sirven para cosas distintas. No hay tipos de persona, palabras clínicas ni carreras cerradas.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo está hecho',
      text: [
        'Escribimos 50 frases, diez por rasgo, a partir de los marcadores de dominio público de los cinco grandes rasgos (IPIP). La mitad se cuenta al revés, para que decir que sí a todo no lleve a ningún lado.',
      ],
      formulas: [],
      list: [],
    },
    {
      title: 'Cómo se puntúa',
      text: [],
      formulas: [
        'Frase directa: 0 a 4 puntos. Frase inversa: 4 − respuesta',
        'Puntos de un rasgo = suma de sus diez frases, de 0 a 40',
        'Error = 3,3 × √(10 ÷ respuestas)',
        'Lugar en la línea: tercio bajo, central o alto; si el margen de error toca otro tercio, se dice',
        'Los rasgos no se ordenan entre sí: sin datos de referencia no se pueden comparar',
      ],
      list: [],
    },
  ],
};

/** How certain a first interest is; `line` is said of each age group. */
const certainty = {
  title: 'Qué certeza tiene',
  text: [
    'Todavía no lo hemos medido con personas reales. Las cifras salen de personas generadas por computadora, que responden a nuestras 60 preguntas: como sabemos qué intereses les dimos, podemos contar cuántas veces el test los encuentra. La edad cambia la cuenta, así que en tu resultado ves la de tu grupo; si no la sabemos, la más prudente.',
    'Por eso mostramos un grupo y sus empates, no un código. La banda de cada puntuación contiene la verdadera unas 7 de cada 10 veces, y si repites el test se queda cerca de la mitad de la lista de carreras.',
    'Hay un plan, escrito antes de mirar ninguna respuesta, de lo que se va a comprobar con personas reales y de lo que haría cambiar el test; lo que aún no se sabe, sobre todo entre los 14 y los 18 años y en cada país, sigue sin saberse hasta entonces.',
  ],
  line: '{who}: de cada 100 casos, el primer interés en {first}, los tres primeros sin orden en {set}, el orden exacto en {order}. Los tres están entre los que te nombramos en {full} con la versión completa y en {short} con la corta. Al azar serían {chanceFirst}, {chanceSet}, menos de 1, {chanceFull} y {chanceShort}.',
  names: {
    adults: '18 años o más',
    teenagers: '16 y 17 años',
    youngest: '14 y 15 años, o edad sin decir',
  },
};

/** Of the page on the method: what each test measures and how it is scored. */
export const copy = { interests, values, personality, certainty };

export type Copy = Dictionary<typeof copy>;
