import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Ninguno de los seis tipos se separa de los otros: nada de lo que preguntamos te atrae mucho más que lo demás. Suele pasar cuando aún no has probado muchas de esas actividades, cuando las preguntas no hablan de tu mundo o cuando se responde con prudencia. De aquí no sale un orden, pero sí un buen punto de partida.',
  goodDay:
    'Todavía está por descubrir. Piensa en el último rato que se te pasó volando y en lo que estabas haciendo.',
  drains: 'Que te pidan una respuesta segura antes de haber probado.',
  questions: [
    '¿Qué actividades del test has hecho de verdad y cuáles solo imaginaste?',
    '¿Qué te ha visto hacer con ganas alguien que te conoce bien?',
  ],
  tries: [
    'Elige tres actividades del test que nunca hayas hecho y prueba una esta semana.',
    'Pasa una tarde en un lugar de trabajo que no conozcas.',
    'Repite el test dentro de unos meses y usa los extremos cuando algo te guste o te disguste de verdad.',
  ],
};
