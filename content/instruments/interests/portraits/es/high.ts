import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Marcaste con gusto actividades de los seis tipos y ninguno se separa de los otros. Te sirve crear, ayudar, investigar, organizar, decidir y hacer con las manos. Este test no puede ponerles un orden, y tampoco hace falta que lo tengas hoy: muchas carreras mezclan cuatro o cinco de esas cosas.',
  goodDay:
    'Cambias de actividad varias veces, aprendes algo que no esperabas y nadie te pide que elijas una sola.',
  drains: 'Las tareas iguales durante meses y la presión de decidir ya.',
  questions: [
    'Si solo pudieras quedarte con tres actividades del test, ¿cuáles serían?',
    '¿Qué no querrías hacer ni por mucho dinero?',
  ],
  tries: [
    'Ordena diez actividades que te gusten de más a menos, sin empates.',
    'Elige dos que se parezcan poco, hazlas esta semana y compara con cuál querrías seguir.',
    'Busca una carrera que una tres de tus gustos y lee qué se estudia en el primer año.',
  ],
};
