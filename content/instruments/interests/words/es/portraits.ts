import type { PortraitId } from '#domain/instruments/interests/portrait.ts';

/** What each portrait is called: a sentence to the reader. */
export const copy: Readonly<Record<PortraitId, string>> = {
  ri: 'Desarmas las cosas para entenderlas',
  ra: 'Das forma con las manos',
  rs: 'Ayudas haciendo',
  re: 'Levantas proyectos que se pueden tocar',
  rc: 'Lo dejas funcionando y en orden',
  ia: 'Investigas con imaginación',
  is: 'Quieres entender para ayudar',
  ie: 'Conviertes preguntas en proyectos',
  ic: 'Encuentras el patrón en los datos',
  as: 'Creas para las personas',
  ae: 'Creas y lo llevas al público',
  ac: 'Cuidas cada detalle de lo que creas',
  se: 'Mueves a la gente',
  sc: 'Organizas para que la gente esté bien',
  ec: 'Organizas y decides',
  r: 'Te gusta hacer',
  i: 'Quieres saber por qué',
  a: 'Le das forma a lo que imaginas',
  s: 'Te mueven las personas',
  e: 'Das el primer paso',
  c: 'Pones orden donde hace falta',
  high: 'Te gusta un poco de todo',
  middle: 'Muchas puertas abiertas',
};
