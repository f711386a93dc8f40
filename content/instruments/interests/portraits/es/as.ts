import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta expresarte, y te gusta más cuando le llega a alguien. Escribes, actúas, dibujas o diseñas pensando en quién lo va a recibir: un grupo que aprende, un público que se ríe, una persona que se siente comprendida. Te atraen los trabajos donde la sensibilidad es parte de la herramienta.',
  goodDay:
    'Preparas algo tuyo con un grupo, lo pruebas, cambia con lo que aporta cada quien y al final alguien te dice que le tocó.',
  drains:
    'Los lugares donde no se puede proponer nada, los números sin cara y competir por competir.',
  questions: [
    '¿Crearías igual aunque nadie lo viera?',
    '¿Te atrae más enseñar a crear, crear para ayudar o crear y mostrarlo?',
  ],
  tries: [
    'Prepara un taller de media hora para niños o amigos con algo creativo que sepas hacer.',
    'Pide a alguien mayor que te cuente una historia de su vida y conviértela en un texto, un audio o un dibujo para regalarle.',
    'Ve a una obra, un concierto o una exposición cerca de ti y pregunta a quien trabaja ahí cómo se llega.',
  ],
};
