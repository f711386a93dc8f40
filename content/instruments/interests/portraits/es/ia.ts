import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gustan las preguntas que no tienen una sola respuesta. Lees, observas y de pronto lo conviertes en una historia, un dibujo, una teoría o un experimento raro. Te atrae tanto descubrir cómo es el mundo como imaginar cómo podría ser, y lo que más te cuesta es que te digan el camino exacto.',
  goodDay:
    'Tienes una pregunta tuya, libros o datos alrededor y libertad para llegar a la respuesta como quieras. En algún momento juntas dos ideas que no parecían tener relación.',
  drains:
    'Las tareas repetidas, los formularios, vender algo en lo que no crees y que todo tenga que servir para mañana.',
  questions: [
    '¿Qué haces con una idea nueva: la compruebas primero o la cuentas primero?',
    '¿Te atrae más entender a las personas, la naturaleza o las obras que otros crearon?',
  ],
  tries: [
    'Explica un tema de ciencia que te guste en una sola imagen, un cómic de seis viñetas o un audio de dos minutos.',
    'Visita un museo o su página web y elige una pieza; averigua tres cosas de ella que el cartel no dice.',
    'Escribe la pregunta que más te intriga ahora y busca a dos personas que la estudien. ¿Cómo llegaron ahí?',
  ],
};
