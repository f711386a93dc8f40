import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as labels } from '#content/instruments/words/es/results-report.ts';
import { portraitNames as names } from '#content/compiled/portraits/names.es.js';
import { copy as types } from './types.ts';

/** What the result of the interests test says. */
export const copy = {
  types,
  yours: 'Tus intereses',
  repeatOld: 'Los intereses cambian con los años. ¿Repetir el test?',
  foldsTitle: 'Qué significa cada interés',
  folds: {
    enjoys: 'Suele gustar',
    settings: 'Dónde se practica',
    subjects: 'Materias relacionadas',
  },
  stands: {
    one: 'Lo que más te llama es {names}.',
    several: 'Lo que más te llama es {names}, casi empatados.',
    /** Of a name of two types, the higher first. */
    both: '{names}: eso es lo que más te llama.',
    bothTied: '{names}, casi a la par: eso es lo que más te llama.',
    next: { one: 'Después viene {names}.', several: 'Después, casi empatados: {names}.' },
    afterwards: { one: 'Y después, {names}.', several: 'Y después, casi empatados: {names}.' },
    /** Tied with a part of what was named before: no order is told. */
    close: { one: 'Muy cerca va {names}.', several: 'Muy cerca van {names}.' },
    closeAgain: { one: 'Y cerca de ahí, {names}.', several: 'Y cerca de ahí, {names}.' },
    tie: 'De los que van casi empatados, este test no puede decir cuál va primero.',
    set: 'Si repites el test, el orden puede cambiar.',
    rare: 'Pocas personas juntan tus dos primeros intereses: busca sitios donde se encuentren.',
  },
  portraits: {
    names,
    near: 'También podría ser {names}, por muy poco.',
    faint: 'Pocas de las actividades que preguntamos te gustan hoy. Esto es lo que más se acerca.',
    /** The name may be another in a second test, and that is no fault of anybody's. */
    returns: {
      often:
        'Este nombre no es para siempre: si repites el test, {share} sale el mismo. Si no, los que más salen son {names}.',
      rarely:
        'Este nombre no es para siempre: si repites el test, lo normal es que salga otro, como {names}.',
      open: 'Este nombre no es para siempre: otro va casi empatado. Si repites el test, lo normal es que salga uno distinto, como {names}.',
      half: 'la mitad de las veces',
      ofTen: 'unas {n} de cada 10 veces',
    },
    title: 'Cómo se nota en ti',
    more: 'Un buen día, lo que cansa y cómo probarlo',
    goodDay: 'Un buen día',
    drains: 'Lo que cansa',
    questions: 'Dos preguntas para ti',
    tries: 'Tres formas de probarlo esta semana',
  },
  flat: {
    title: 'Intereses abiertos',
    text: 'Tus seis puntuaciones se parecen mucho. Ningún interés destaca lo suficiente para darte un orden.',
    why: 'Pasa cuando te gustan muchas cosas o cuando todavía conoces pocas.',
  },
  /** A reader who dislikes everything may be having a hard time: no diagnosis, no cheering up, a person to talk to. */
  nothingLiked: {
    title: 'Hoy casi nada te gustó',
    text: 'Marcaste que te disgusta casi todo lo que preguntamos. Está bien responder así. Dice cómo ves estas actividades hoy; no dice quién eres ni qué vas a poder hacer.',
    why: 'Puede ser un mal día, cansancio, prisa, preguntas que no van contigo o una temporada con pocas ganas de todo. Este test no sabe cuál es tu caso, y no es un diagnóstico.',
    steps: [
      'Si llevas un tiempo con pocas ganas de todo, cuéntaselo a alguien de confianza: en casa, en tu escuela o a tu médico. No necesitas tenerlo claro para hablarlo.',
      'Si hoy no era el día, déjalo aquí. Puedes repetir el test cuando quieras.',
      'Piensa en un rato, aunque sea corto, que se te haya pasado volando. Por ahí también se empieza.',
    ],
  },
  incomplete: {
    title: 'Faltan respuestas',
    text: 'Con menos de 8 de cada 10 respuestas, un interés no tiene puntuación. Sin completar: {names}.',
    action: 'Por eso no podemos decirte qué destaca. Abajo está lo que sí se puede leer.',
  },
  chart: {
    ...labels.chart,
    title: 'Tus seis intereses en el hexágono',
    description: 'La línea une tus puntuaciones; la banda clara es su margen de error. {scores}',
    caption: 'Tus puntuaciones en una tabla',
    type: 'Interés',
    level: 'Nivel',
  },
  scores: {
    ...labels.scores,
    title: 'Tus seis puntuaciones',
    score: '{n} de {max} · {band}',
    bands: { low: 'bajo', medium: 'medio', high: 'alto' },
  },
  next: {
    repeatTitle: 'Prueba algo y repite',
    repeatText:
      'Haz este mes una actividad que te llame la atención. Dentro de dos o tres meses, repite el test y compara.',
  },
  meaning: {
    title: 'Cómo leer tu resultado',
    folds: [
      {
        title: 'Qué significan los números',
        text: [
          'Cada interés va de 0 a 40 puntos: cuantos más, más te gustan sus actividades. «Bajo», «medio» y «alto» son los tres tercios de la escala; no te comparan con nadie, porque todavía no tenemos datos propios para hacerlo.',
          'La banda alrededor de cada puntuación es el margen de error: tu puntuación verdadera está dentro unas 7 de cada 10 veces. Si repites el test, el número puede caer fuera. Por eso dos intereses a {margin} puntos o menos cuentan como empate.',
        ],
      },
      {
        title: 'Qué no te dice este test',
        text: [
          'Que te guste algo no quiere decir que tengas facilidad para ello, ni al revés: los intereses no son aptitudes. Una puntuación baja no te cierra ninguna carrera.',
          'Trabajar en lo que te interesa ayuda a estar a gusto, pero la relación es débil (Hoff y otros, 2020: 107 estudios): también cuentan los valores, la gente, el sueldo y las condiciones.',
          'Nadie debería decidir por ti solo con este test: ni nosotros, ni una escuela, ni tu familia.',
        ],
      },
    ],
  },
  certaintyFold: {
    title: 'Cuánta certeza tiene',
    text: 'Es un instrumento nuevo y exploratorio, sin validar todavía con personas reales.',
    groups: {
      youngest:
        'No hay datos para simular a quienes tienen 14 o 15 años: damos lo más bajo de seis simulaciones.',
      teenagers: 'Simulamos a adolescentes, con intereses más parecidos entre sí.',
      adults: 'Simulamos a personas a partir de respuestas reales, la mayoría de adultos.',
      unknown:
        'Como no sabemos tu edad, damos lo más bajo de seis simulaciones. Si la dices al final de tu resultado, verás las cifras de tu grupo.',
    },
    figures:
      'En esas simulaciones, un test de 60 preguntas acierta el primer interés en unos {first} de cada 100 casos (al azar, {chanceFirst}), los tres primeros sin orden en {set} (al azar, {chanceSet}), y el orden exacto en {order} (al azar, menos de 1).',
    hexagon:
      'El hexágono es un mapa para pensar. En nuestros cálculos con datos de otro test, encaja peor en adolescentes que en adultos.',
  },
  meaningOfShort: {
    title: 'Qué cambia en la versión corta',
    text: [
      'Respondiste solo una parte de las 60 preguntas: cuatro por interés al principio y después las que podían aclarar el orden. Los puntos, de 0 a 40, son una estimación de lo que saldría con las diez de cada interés.',
      'Con menos preguntas el margen de error es mayor, y por eso hay más empates. En las mismas simulaciones, los tres intereses más altos están entre los que te nombramos en {short} de cada 100 casos (al azar serían unos {chanceShort}); en la versión completa, en {full} (al azar, unos {chanceFull}).',
    ],
  },
};

export type Copy = Dictionary<typeof copy>;
