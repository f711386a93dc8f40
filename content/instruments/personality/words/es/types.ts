import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/**
 * The five traits in words. Each is a line; `low` and `high` name its ends and say what each is
 * good for; of the middle nothing is said. No type of person, no diagnosis, no career ruled out.
 */
export const copy = {
  openness: {
    name: 'Apertura',
    line: 'De lo conocido y práctico a lo nuevo y abstracto.',
    paragraph:
      'Habla de cuánto atraen las ideas, el arte, la imaginación y las experiencias distintas. No mide inteligencia ni cultura.',
    low: {
      name: 'Lo conocido',
      text: 'Sueles preferir lo concreto y lo que ya ha demostrado que funciona. Te da constancia y sentido práctico, y te ahorra rodeos.',
    },
    high: {
      name: 'Lo nuevo',
      text: 'Sueles buscar ideas, miradas y experiencias distintas. Eso ayuda a imaginar soluciones y a aprender por curiosidad.',
    },
  },
  conscientiousness: {
    name: 'Responsabilidad',
    line: 'De improvisar sobre la marcha a planificar y seguir un orden.',
    paragraph:
      'Habla de cómo organizas lo que haces: orden, planes, constancia y cuidado. No mide capacidad ni valor.',
    low: {
      name: 'Improvisar',
      text: 'Sueles decidir sobre la marcha y adaptarte a lo que surge. Te da soltura cuando los planes cambian y te libra de dar vueltas a los detalles.',
    },
    high: {
      name: 'Planificar',
      text: 'Sueles ordenar, prever y terminar lo que empiezas. Da confianza a quien trabaja contigo y sostiene los proyectos largos.',
    },
  },
  extraversion: {
    name: 'Extraversión',
    line: 'De la calma y los grupos pequeños a la actividad y la compañía.',
    paragraph:
      'Habla de dónde encuentras energía y de cuánto te gusta tomar la palabra. No mide simpatía ni habilidad para tratar con la gente.',
    low: {
      name: 'La calma',
      text: 'Sueles preferir pocas personas, tiempo a solas y escuchar antes de hablar. Eso favorece la concentración y las conversaciones a fondo.',
    },
    high: {
      name: 'La compañía',
      text: 'Sueles buscar gente, movimiento y conversación. Eso anima a los grupos y facilita dar el primer paso.',
    },
  },
  agreeableness: {
    name: 'Amabilidad',
    line: 'De cuestionar y competir a confiar y cooperar.',
    paragraph:
      'Habla de cómo tratas los intereses propios y los ajenos cuando no coinciden. No mide bondad.',
    low: {
      name: 'Cuestionar',
      text: 'Sueles decir lo que piensas, negociar con firmeza y no dar nada por hecho. Eso ayuda a defender una postura y a ver lo que otros callan.',
    },
    high: {
      name: 'Cooperar',
      text: 'Sueles confiar, ponerte en el lugar de los demás y buscar acuerdos. Eso une a los equipos y hace fácil pedirte ayuda.',
    },
  },
  stability: {
    name: 'Estabilidad emocional',
    line: 'De vivir las emociones con intensidad a mantener la calma bajo presión.',
    paragraph:
      'Habla de con cuánta fuerza sientes la preocupación, el enojo o los nervios en el día a día. No dice nada de tu salud y no es un diagnóstico.',
    low: {
      name: 'La intensidad',
      text: 'Sueles vivir las cosas con fuerza y notar pronto lo que puede salir mal. Te da sensibilidad y te ayuda a prepararte a tiempo.',
    },
    high: {
      name: 'La calma bajo presión',
      text: 'Sueles conservar la calma y recuperarte pronto de un mal momento. Eso ayuda cuando hay prisa o algo se complica.',
    },
  },
} satisfies Record<Trait, unknown>;

export type Copy = Dictionary<typeof copy>;
