import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta que las cosas pasen, y que pasen fuera de la pantalla. Organizas a la gente, consigues lo que falta y no te importa ser quien carga la primera caja. Te atrae decidir con los pies en el terreno, sea una obra, un negocio, un campo o una competición, y ver al final del mes lo que salió de ahí.',
  goodDay:
    'Amanece con tres problemas prácticos y depende de ti en qué orden se resuelven. Llamas, negocias, echas una mano y a la tarde aquello funciona.',
  drains:
    'Esperar a que otros decidan, analizar durante semanas sin probar nada y los ambientes en los que está mal visto equivocarse.',
  questions: [
    '¿Te gusta más arrancar algo o hacer que siga creciendo?',
    '¿Cuánto riesgo soportas sin dejar de dormir?',
  ],
  tries: [
    'Monta algo pequeño esta semana: un torneo, una venta, el arreglo de un espacio común. Reparte tareas y pon fecha.',
    'Pregúntale al dueño de un taller o de un comercio cómo empezó y qué haría distinto.',
    'Calcula cuánto costaría poner en marcha una idea tuya y cuántas ventas harían falta para no perder dinero.',
  ],
};
