import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta que una idea acabe siendo un objeto. Piensas con los materiales: cortas, coses, modelas, cocinas o construyes, y cuidas tanto que funcione como que se vea bien. Entre un dibujo y una herramienta no eliges, porque para ti son dos partes de lo mismo.',
  goodDay:
    'Tienes un material que te gusta, un encargo con margen para inventar y tiempo para rehacerlo. Al final del día hay algo sobre la mesa que por la mañana no existía.',
  drains:
    'Repetir cien veces la misma pieza sin poder cambiar nada, el papeleo y los trabajos en los que solo se habla de lo que habría que hacer.',
  questions: [
    '¿Qué te importa más en lo que haces, que se use o que emocione?',
    '¿Te ves en un taller propio, en un equipo o de las dos formas según la época?',
  ],
  tries: [
    'Transforma algo que ibas a tirar en algo que se pueda usar y haz una foto de antes y otra de después.',
    'Visita un taller, una feria de artesanía o una obra y fíjate en una técnica que no conocías.',
    'Dibuja a escala un mueble o una prenda que te gustaría tener y haz una primera prueba en cartón o en papel.',
  ],
};
