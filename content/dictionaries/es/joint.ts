import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What the three tests say together, on a page of its own. */
export const copy = {
  head: {
    title: `Tus tres tests, juntos · ${site.brand}`,
    description:
      'Lo que te gusta, lo que pides a un trabajo y cómo eres, en un solo dibujo, con cinco carreras para empezar a mirar.',
  },
  title: 'Tus tres tests, juntos',
  tabs: { label: 'Tus tests', names: namesIn('es', 'name'), whole: 'Los tres' },
  loading: 'Juntando tus tres tests…',
  failed: 'No se pudo abrir todavía. En cuanto haya conexión aparecerá aquí solo.',
  retry: 'Intentarlo de nuevo',
  drawing: {
    described: 'Un dibujo hecho de tus tres tests. {said}',
    stars: 'Tus intereses',
    beams: 'Tus valores',
    waves: 'Tu personalidad',
  },
  careers: {
    title: 'Cinco carreras para empezar',
    switch: 'Contar también mis valores',
    off: 'Ordenadas por tus intereses, como en tu resultado.',
    on: 'Primero van las que encajan con tus valores; en tu resultado cuentan solo tus intereses.',
    all: 'En todas {offers}.',
    risen: '«{name}» pasa del puesto {from} al {to}.',
    noPriorities: 'Tus valores van parejos: el orden es el de tus intereses.',
    /** What a job that offers a value is like. */
    offers: {
      achievement: 'ves lo que logras',
      independence: 'decides tú',
      recognition: 'se reconoce lo que haces',
      relationships: 'trabajas con gente',
      support: 'tienes respaldo',
      conditions: 'tienes buenas condiciones',
    } satisfies Record<WorkValue, string>,
    /** What one wants and gets less of there. */
    lacks: 'Aquí cuesta más {wants}',
    even: 'Con tus valores, ni a favor ni en contra',
    unknown: 'Sin datos de sus valores',
    none: 'Con intereses tan parecidos entre sí, cualquier lista sería casualidad. Empieza por lo de abajo.',
    doubt: 'Si repites el test de valores, este orden puede cambiar.',
    traits: 'Tu personalidad no cambia la lista: te dice en qué ambiente buscar.',
  },
  /** The name of all three: how one would have it, by values and traits that are clear. */
  way: {
    values: {
      achievement: 'viendo lo que logras',
      independence: 'por tu cuenta',
      recognition: 'con un nombre propio',
      relationships: 'en buen equipo',
      support: 'con respaldo',
      conditions: 'en buenas condiciones',
    } satisfies Record<WorkValue, string>,
    traits: {
      openness: { low: 'con lo conocido', high: 'buscando lo nuevo' },
      conscientiousness: { low: 'improvisando', high: 'paso a paso' },
      extraversion: { low: 'en calma', high: 'conversando' },
      agreeableness: { low: 'diciendo lo que piensas', high: 'buscando el acuerdo' },
      stability: { low: 'sintiéndolo con fuerza', high: 'sin perder la calma' },
    } satisfies Record<Trait, { low: string; high: string }>,
  },
  first: 'Lo primero que puedes probar',
  whole: 'Ver mi resultado completo',
  missing: {
    title: 'Cuando tengas los tres tests, aquí los lees juntos',
    text: 'Un dibujo hecho de los tres, tres frases, cinco carreras que se ordenan con tus valores y algo para probar primero.',
    done: 'Hecho',
    resume: 'Sigue con tu {test}',
  },
};

export type Copy = Dictionary<typeof copy>;
