/**
 * What a test says every fifteen answers, in one or two short lines: only what its answers so far make true. By the stored
 * name of a test; one without lines of its own has `any`.
 */
type Told = { one: string; many: string; quoted: string };
const tests: Partial<Record<string, Told>> = {
  riasec: {
    one: 'Ya encontraste una cosa que te gusta mucho.',
    many: 'Ya encontraste {n} cosas que te gustan mucho.',
    quoted: 'Hace poco te gustó mucho esto: «{words}».',
  },
  values: {
    one: 'Ya señalaste una cosa muy importante para ti.',
    many: 'Ya señalaste {n} cosas muy importantes para ti.',
    quoted: 'Hace poco te importó mucho esto: «{words}».',
  },
  personality: {
    one: 'Ya hay una frase que te describe muy bien.',
    many: 'Ya hay {n} frases que te describen muy bien.',
    quoted: 'Hace poco te reconociste en esto: «{words}».',
  },
};

export const copy = {
  tests,
  any: {
    one: 'Una vez elegiste la respuesta más alta.',
    many: '{n} veces elegiste la respuesta más alta.',
    quoted: 'Hace poco dijiste que sí del todo a esto: «{words}».',
  },
  middleNone: 'Ni una sola respuesta se quedó a medias.',
  middleOne: 'Solo una respuesta se quedó a medias.',
  middle: 'Solo {n} respuestas se quedaron a medias.',
  plain: 'Ya van {n} respuestas, y todas cuentan.',
};

export type Copy = typeof copy;
