import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es entender. Te haces preguntas, buscas pruebas y no te conformas con «porque sí». Puede ser una fórmula, una célula, un texto antiguo o el comportamiento de la gente. Lo demás te atrae menos, así que fíjate en los estudios donde se investiga desde el primer año.',
  goodDay:
    'Una pregunta buena, tiempo para leer y alguien con quien discutirla. Hoy sabes algo que ayer no sabías, y puedes explicar cómo lo sabes.',
  drains: 'Vender, las charlas por compromiso y repetir lo que ya entendiste.',
  questions: [
    '¿Qué tema has buscado por tu cuenta, sin que nadie te lo pidiera?',
    '¿Te gusta más la pregunta, el método o el momento en que encaja?',
  ],
  tries: [
    'Elige una duda tuya y dale una hora completa: tres fuentes distintas y una conclusión en cinco líneas.',
    'Haz un experimento casero con una sola cosa que cambie y anota lo que pasa.',
    'Escribe a una universidad o a un museo de ciencias y pregunta por sus jornadas de puertas abiertas.',
  ],
};
