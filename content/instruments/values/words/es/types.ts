import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The six work values in words: what a person asks of a job, never what a person is worth. */
export const copy = {
  achievement: {
    name: 'Logro',
    line: 'Usar lo mejor que sabes hacer y ver el resultado.',
    paragraph:
      'A quien le importa el logro le llena un trabajo que pone a prueba sus capacidades y en el que se nota lo avanzado: un problema resuelto, una obra terminada, algo que hoy sale mejor que hace un año. Cuando pesa menos, el trabajo puede ser una parte tranquila de la vida y la sensación de avanzar llega por otros caminos.',
  },
  independence: {
    name: 'Independencia',
    line: 'Decidir cómo trabajas y probar tus propias ideas.',
    paragraph:
      'A quien le importa la independencia le gusta organizarse, elegir el modo de hacer las cosas y responder por ello. Suele buscar puestos con margen de decisión o un proyecto propio. Cuando pesa menos, se agradece que las tareas estén claras y que las decisiones se repartan.',
  },
  recognition: {
    name: 'Reconocimiento',
    line: 'Avanzar, asumir responsabilidades y que se valore lo que haces.',
    paragraph:
      'A quien le importa el reconocimiento le motiva crecer en un puesto, dirigir y que su trabajo se vea y se respete. Suele fijarse en las posibilidades de ascender y en el prestigio de la profesión. Cuando pesa menos, basta con saber que algo está bien hecho, aunque nadie aplauda.',
  },
  relationships: {
    name: 'Relaciones',
    line: 'Llevarte bien con la gente, ser útil y trabajar de acuerdo con tus principios.',
    paragraph:
      'A quien le importan las relaciones mira primero el ambiente: la gente del equipo, ayudar a alguien de verdad y no tener que actuar contra lo que cree. Cuando pesa menos, un trabajo más solitario o más técnico puede sentirse igual de bien.',
  },
  support: {
    name: 'Apoyo',
    line: 'Que quien dirige explique, respalde y sea justo.',
    paragraph:
      'A quien le importa el apoyo le da seguridad una organización que cumple lo que promete, con reglas iguales para todo el mundo y alguien a quien preguntar. Es un punto de partida valioso para aprender un oficio. Cuando pesa menos, se puede trabajar con gusto aunque haya que abrirse camino a solas.',
  },
  conditions: {
    name: 'Condiciones de trabajo',
    line: 'Sueldo, estabilidad, horario, variedad y un lugar adecuado.',
    paragraph:
      'A quien le importan las condiciones mira lo que hace sostenible un trabajo: cuánto se gana, cuánto dura, qué tiempo deja libre y cómo es el día a día. Es una manera concreta de cuidar la vida fuera del trabajo. Cuando pesa menos, se aceptan más incomodidades por algo que importa más.',
  },
} satisfies Record<WorkValue, unknown>;

export type Copy = Dictionary<typeof copy>;
