import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta ser útil de una forma que se ve: llevar, curar, montar, enseñar cómo se hace, estar ahí cuando algo pasa. Te llevas mejor con la acción que con el discurso, y lo que haces tiene más sentido cuando hay una persona al otro lado. Muchas de tus actividades favoritas se hacen de pie, en movimiento y con gente.',
  goodDay:
    'Hay trabajo concreto desde temprano, un equipo que se entiende con pocas palabras y alguien que al terminar está mejor que al empezar.',
  drains:
    'Pasar el día frente a una pantalla, trabajar siempre a solas y los planes que nunca llegan a la práctica.',
  questions: [
    '¿Te atrae más ayudar en un momento difícil o acompañar a alguien durante meses?',
    '¿Qué parte te llena más, el esfuerzo físico, la técnica o el trato con la gente?',
  ],
  tries: [
    'Busca un curso gratuito de primeros auxilios (Cruz Roja los ofrece en muchos países) y mira cuándo es el próximo.',
    'Ofrécete a enseñarle a alguien algo que haces con las manos o con el cuerpo: una receta, un deporte, un arreglo.',
    'Acompaña una tarde a una asociación que reparta comida, cuide animales o entrene a niños.',
  ],
};
