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
    waves: 'Tu manera de ser',
  },
  careers: {
    title: 'Cinco carreras para empezar',
    switch: 'Contar también mis valores',
    off: 'Ordenadas por tus intereses.',
    on: 'Primero las que más ofrecen lo que le pides a un trabajo.',
    risen: '{name} sube del {from} al {to}.',
    noPriorities: 'Tus valores van parejos: el orden es el de tus intereses.',
    offers: 'Ofrece {names}',
    lacks: 'Ofrece menos {names}',
    even: 'No destaca en lo que pides',
    unknown: 'Sin datos de lo que ofrece',
    none: 'Con intereses tan parecidos entre sí, cualquier lista sería casualidad. Empieza por lo de abajo.',
    doubt: 'Los valores son una segunda voz: si repites ese test, este orden puede cambiar.',
  },
  /** Below the name: how one would have it, by values and traits that are clear. */
  way: {
    said: 'A tu manera: {ways}.',
    values: {
      achievement: 'viendo lo que logras',
      independence: 'por tu cuenta',
      recognition: 'con un nombre propio',
      relationships: 'con buena gente',
      support: 'con respaldo',
      conditions: 'en buenas condiciones',
    } satisfies Record<WorkValue, string>,
    traits: {
      openness: { low: 'con lo conocido', high: 'buscando lo nuevo' },
      conscientiousness: { low: 'improvisando', high: 'paso a paso' },
      extraversion: { low: 'en calma', high: 'entre gente' },
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
  },
};

export type Copy = Dictionary<typeof copy>;
