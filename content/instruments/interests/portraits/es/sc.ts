import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta ayudar de una manera constante y fiable. Recuerdas las citas, preparas lo que otros van a necesitar y notas quién se quedó sin su parte. Te atraen los lugares donde el orden protege a las personas: una escuela, una consulta, una oficina de atención, una asociación que funciona porque alguien lleva las cuentas.',
  goodDay:
    'Llegan muchas personas con necesidades distintas y cada una se va con su asunto resuelto. Lo que preparaste ayer hizo que hoy todo fuera más fácil.',
  drains:
    'La improvisación permanente, competir con tus compañeros y los proyectos que empiezan con ruido y nadie termina.',
  questions: [
    '¿Prefieres tratar con la gente o preparar lo que otros les darán?',
    '¿Qué ambiente te da calma y cuál te agota?',
  ],
  tries: [
    'Haz la lista de todo lo que hace falta para una reunión o un viaje de tu grupo y encárgate de que no falte nada.',
    'Ayuda a alguien de tu familia con un trámite: reúne los papeles, las fechas y las preguntas.',
    'Pasa una mañana en una biblioteca, una secretaría o un centro de salud y observa qué hace cada quien.',
  ],
};
