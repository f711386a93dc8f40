/** An evening for families, as the staff opens it and the wall shows it. */
export const copy = {
  title: 'Velada con familias',
  text: 'Cada familia ordena seis actividades como cree que le gustan a su hija o hijo. El orden lo lee solo cada estudiante, con su tarjeta, y decide si su familia ve el suyo. Tú ves cuántas familias participan. Estará abierta tres horas; puedes cerrarla antes.',
  press: 'Abrir la velada',
  failed: 'No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.',
  name: '{group} · velada con familias',
  go: 'Familias: entren en',
  sent: 'Familias que participan',
  ended: 'La velada se cerró.',
  project: 'Proyectar las preguntas',
  past: 'Veladas anteriores',
  families: 'Familias',
  close: {
    press: 'Cerrar la velada',
    question:
      'Ninguna familia más podrá enviar su orden. Lo que ya enviaron sigue en las tarjetas.',
    no: 'Dejarla abierta',
  },
  board:
    'Cada orden lo lee solo quien hizo el test, con su tarjeta. Aquí se ve cuántas familias participan.',
  talk: 'Para hablar en casa',
  questions: [
    'Cuéntame de una tarde en la que se te pasó el tiempo volando. ¿Qué hacías?',
    '¿Qué te gusta que yo todavía no sepa?',
    '¿A quién conocemos que trabaje en algo así, para preguntarle cómo es?',
  ],
};
