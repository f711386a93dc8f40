import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as types } from './types.ts';

/** What the result of the personality test says. */
export const copy = {
  types,
  /** What its scene shows. */
  scene: 'Cinco cometas en el mismo viento; cada una vuela a su manera.',
  yours: 'Tu personalidad',
  missing: 'Falta el test de personalidad: unos 7 minutos.',
  title: 'Tu lugar en cinco líneas',
  lead: 'Cada rasgo va de un extremo a otro, y los dos sirven. No es un tipo de persona ni una nota: es hacia dónde sueles inclinarte.',
  /** In place of the lead and the lines where no trait lies at an end for certain. */
  unmarked: {
    title: 'Ningún rasgo muy marcado',
    lead: 'Ninguno de los cinco rasgos te salió muy hacia un lado. Le pasa a mucha gente, y está bien: no hace falta una etiqueta.',
    numbers: 'Tus puntos, por si quieres verlos',
  },
  /** What the result is called, after the one or two traits whose place is clear; each end serves as well. */
  named: {
    name: '{names}',
    clear: 'Lo más claro: {names}.',
    ends: {
      openness: { low: 'confías en lo conocido', high: 'buscas lo nuevo' },
      conscientiousness: { low: 'improvisas con soltura', high: 'vas paso a paso' },
      extraversion: { low: 'prefieres la tranquilidad', high: 'te anima la gente' },
      agreeableness: { low: 'dices lo que piensas', high: 'buscas el acuerdo' },
      stability: { low: 'vives todo con fuerza', high: 'mantienes la calma' },
    } satisfies Record<Trait, { low: string; high: string }>,
  },
  repeatOld: 'También cambiamos con los años. ¿Repetir el test?',
  linesTitle: 'Tus cinco rasgos',
  foldsTitle: 'Qué mide cada rasgo',
  points: '{n} de {max}',
  towards: 'Más bien hacia: {end}',
  between: 'Cerca del centro',
  uncertain:
    'El margen de error llega hasta la zona de al lado: tu lugar en esta línea no es del todo seguro.',
  noPlace: 'Faltan respuestas para situarte.',
  incomplete: {
    title: 'Faltan respuestas',
    text: 'Con menos de 8 de sus 10 respuestas, un rasgo no tiene lugar en la línea. Sin completar: {names}.',
  },
  table: { caption: 'Tus rasgos en una tabla', trait: 'Rasgo', place: 'Lugar' },
  next: {
    repeatTitle: 'Contrástalo y repite',
    repeatText:
      'Pide a alguien que te conoce bien que diga dónde te pondría en cada rasgo y compara su respuesta con la tuya. Dentro de medio año, repite el test.',
  },
  meaning: {
    title: 'Cómo leer tu resultado',
    folds: [
      {
        title: 'Qué significan los números',
        text: [
          'Cada rasgo suma diez frases, de 0 a 40 puntos. La mitad se cuenta al revés, para que decir que sí a todo no altere el resultado. Las tres zonas son los tercios de la línea: no te comparan con nadie, porque todavía no tenemos datos propios.',
          'La banda es el margen de error. Los rasgos no se ordenan entre sí: 26 puntos en uno y 24 en otro no se pueden comparar.',
        ],
      },
      {
        title: 'Qué no te dice este test',
        text: [
          'No es un diagnóstico ni una evaluación psicológica, y no habla de tu salud. Ningún lugar te cierra una carrera: hay personas de todos los extremos en todas.',
          'Habla de cómo te ves tú hoy. Quien te conoce puede verte de otra manera, y las dos miradas cuentan.',
        ],
      },
      {
        title: 'Cuánta certeza tiene',
        text: [
          'Es un instrumento nuevo, escrito por nosotros a partir de los cinco grandes rasgos y sin validar todavía. Su margen de error es un supuesto, no una medida: lo cambiaremos cuando tengamos datos propios.',
        ],
      },
    ],
  },
};

export type Copy = Dictionary<typeof copy>;
