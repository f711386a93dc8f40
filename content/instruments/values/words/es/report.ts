import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as types } from './types.ts';

/** What the result of the values test says. */
export const copy = {
  types,
  /** What its scene shows. */
  scene: 'Seis piedras de colores en equilibrio sobre la playa, la más pesada abajo.',
  yours: 'Tus valores',
  missing: 'Falta el test de valores: unos 4 minutos.',
  repeatOld: 'Lo que importa cambia con los años. ¿Repetir el test?',
  foldsTitle: 'Qué significa cada valor',
  /** What the result is called, after the one or two values that lead. */
  named: {
    name: 'Quieres {names}',
    wants: {
      achievement: 'ver lo que logras',
      independence: 'decidir por tu cuenta',
      recognition: 'ganarte un nombre',
      relationships: 'trabajar con buena gente',
      support: 'contar con respaldo',
      conditions: 'tener buenas condiciones',
    } satisfies Record<WorkValue, string>,
  },
  stands: {
    title: 'Lo que más pesa para ti',
    first: 'Lo que más le pides a un trabajo: {names}.',
    several:
      'Lo que más le pides a un trabajo: {names}, sin que este test pueda decir cuál va primero.',
    cardAmong: 'Lo que más le pides a un trabajo: {first}, tu primera tarjeta. Muy cerca: {names}.',
    cardApart: 'Tu primera tarjeta fue {first}. En el resto de tus respuestas pesa más: {names}.',
    afterwards: 'También por encima de tu media: {names}.',
    lower: 'Donde cederías antes: {names}. Que pese menos no quiere decir que no importe.',
    set: 'Se compara cada valor con tu propia media, no con otras personas.',
  },
  unclear: {
    title: 'Sin prioridades claras',
    levels: {
      high: 'En conjunto, los seis valores te importan mucho. Quedan demasiado cerca para que este test los ordene.',
      medium: 'Los seis valores quedan demasiado cerca para que este test los ordene.',
      low: 'En conjunto, los seis valores te importan poco. Quedan demasiado cerca para que este test los ordene.',
    },
    /** Whoever put the cards in order has an order of their own. */
    ranked: {
      title: 'Seis valores muy juntos',
      text: 'Tu primera tarjeta fue {first}. En el resto de tus respuestas, los seis valores quedan demasiado cerca para que este test los ordene.',
    },
    why: 'Las prioridades suelen aparecer cuando hay que elegir entre dos cosas buenas.',
    steps: [
      'Imagina dos ofertas: una con mejor sueldo y otra con un equipo que te gusta. ¿Cuál elegirías, y por qué?',
      'Pregunta a alguien que trabaja a qué no renunciaría y a qué sí.',
      'Repite el test cuando hayas trabajado, hecho prácticas o un voluntariado.',
    ],
  },
  incomplete: {
    title: 'Faltan respuestas',
    text: 'Con menos de 4 de sus 5 respuestas, un valor no tiene puntuación. Sin completar: {names}.',
    action: 'Sin los seis no se puede calcular tu media, así que no decimos cuáles pesan más.',
  },
  scores: {
    title: 'Tus seis valores',
    text: 'De 0 a 20 puntos. La parte clara es el margen de error; la línea, tu propia media.',
    ranked:
      'En lo que más pesa cuenta también el orden de tus seis tarjetas: de 1,5 puntos más para la primera a 1,5 menos para la última.',
    score: '{n} de {max}',
    away: {
      above: '{n} por encima de tu media',
      below: '{n} por debajo de tu media',
      at: 'en tu media',
    },
    caption: 'Tus valores en una tabla',
    value: 'Valor',
    awayTitle: 'Respecto a tu media',
  },
  next: {
    repeatTitle: 'Ponlo a prueba y repite',
    repeatText:
      'Habla con dos personas que trabajan en cosas distintas y pregúntales por tu valor más alto. Dentro de medio año, repite el test.',
  },
  meaning: {
    title: 'Cómo leer tu resultado',
    folds: [
      {
        title: 'Qué significan los números',
        text: [
          'Hay quien llama importante a casi todo y quien lo hace con muy poco. Por eso no miramos los puntos sueltos, sino cuánto se aparta cada valor de tu media: lo que queda arriba es lo que más defenderías.',
          'Dos valores a 2 puntos o menos cuentan como empate. Si los seis están tan cerca que la diferencia puede ser casualidad, decimos «sin prioridades claras».',
        ],
      },
      {
        title: 'Qué no te dice este test',
        text: [
          'No dice qué trabajo elegir ni qué vas a encontrar en él: un mismo oficio cambia mucho de un lugar a otro. Tampoco hay valores buenos y malos.',
          'Léelo junto con tus intereses: lo que te gusta hacer y lo que necesitas a cambio se aclaran entre sí.',
        ],
      },
      {
        title: 'Cuánta certeza tiene',
        text: [
          'Es un instrumento nuevo, escrito por nosotros a partir de los seis valores de O*NET y sin validar todavía. Su margen de error es un supuesto, no una medida: lo cambiaremos cuando tengamos datos propios.',
        ],
      },
    ],
  },
};

export type Copy = Dictionary<typeof copy>;
