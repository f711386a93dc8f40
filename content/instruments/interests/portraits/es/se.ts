import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta estar con personas y llevarlas a alguna parte. Organizas el grupo, animas a quien se queda atrás y hablas en nombre de los demás cuando hace falta. Te atraen los trabajos en los que convencer y cuidar van juntos: dirigir un equipo, enseñar, defender una causa, atender al público o sacar adelante un proyecto social.',
  goodDay:
    'Hay mucha gente, varias conversaciones importantes y una meta común. Acabas con cansancio del bueno, porque el grupo llegó más lejos que cada quien por su lado.',
  drains:
    'Pasar horas en silencio con datos, trabajar sin contacto con nadie y las tareas muy técnicas cuyo efecto no se ve.',
  questions: [
    '¿Te importa más que el grupo esté bien o que llegue a la meta?',
    '¿Qué causa o qué idea defenderías aunque fuera difícil?',
  ],
  tries: [
    'Organiza algo para otros esta semana: una salida, un grupo de estudio, una colecta. Fíjate en qué parte disfrutas.',
    'Pide que te dejen presentar o moderar algo en tu escuela, tu barrio o tu equipo.',
    'Pregunta a alguien que dirige personas qué fue lo más difícil de su último mes.',
  ],
};
