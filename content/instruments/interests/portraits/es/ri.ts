import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta saber cómo funciona algo por dentro y comprobarlo con tus propias manos. Lees el porqué, pero no te quedas en la página: montas, mides, cambias una pieza y miras qué pasa. Te llaman los problemas con una respuesta que se puede probar, ya sea un circuito que falla, una planta que no crece o un cálculo que no cuadra con lo que ves.',
  goodDay:
    'Te dan algo que nadie logra hacer funcionar y una tarde sin interrupciones. Pruebas, anotas, te equivocas dos veces y a la tercera encuentras la causa.',
  drains:
    'Las reuniones largas sin nada que probar al final, tener que convencer a la gente y los trabajos en los que da igual entender por qué.',
  questions: [
    '¿Prefieres que el problema esté en una máquina, en la naturaleza o en una pantalla?',
    '¿Disfrutas más encontrando la causa o dejándolo arreglado?',
  ],
  tries: [
    'Elige un aparato de tu casa que no funcione y averigua qué le pasa, con un video o un manual al lado. Desenchúfalo antes.',
    'Haz una medición durante cinco días (la temperatura de tu cuarto, lo que crece una planta) y dibuja la curva.',
    'Pregúntale a alguien que trabaja en un taller, un laboratorio o una planta cuál fue el último problema que resolvió.',
  ],
};
