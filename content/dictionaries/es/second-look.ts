import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  title: 'Afina tu mapa · 2 minutos',
  offer:
    'Si quieres, {n} preguntas más sobre lo que más te gusta. Pueden cambiar el orden de tus carreras, no tus puntuaciones.',
  flat: 'Tus seis intereses están muy parejos, así que una segunda mirada todavía no tiene por dónde empezar. No pasa nada: probar cosas distintas también es una forma de afinar tu mapa.',
  start: 'Afinar mi mapa',
  half: 'Llevas {n} de {total} preguntas. Lo que respondiste ya cuenta.',
  resume: 'Seguir',
  done: 'Respondiste las {total} preguntas. Puedes cambiarlas cuando quieras.',
  again: 'Cambiar mis respuestas',
  remove: 'Quitar esta segunda mirada',
  removing: {
    question: 'Se borran estas respuestas y tus carreras vuelven a su orden de antes. ¿Seguro?',
    yes: 'Sí, quitarla',
    no: 'No, dejarla',
    busy: 'Quitando…',
    failed: 'No se pudo quitar. Revisa tu conexión e inténtalo de nuevo.',
  },
  changes: {
    title: 'Qué cambió en tus carreras',
    came: 'Llegan',
    rose: 'Suben',
    left: 'Salen',
    nothing: 'No cambió nada: tus carreras siguen en el mismo orden.',
    scores: 'Tus seis puntuaciones son las mismas.',
  },
  waiting: 'Estas respuestas están en este navegador y aún no en tu cuenta. Se envían solas.',
  notKept:
    'Este navegador no pudo guardar tus respuestas. Cuentan mientras tengas la página abierta.',
  asking: {
    title: 'Afina tu mapa',
    close: 'Cerrar y seguir después',
    progress: 'Pregunta {n} de {total}',
    loading: 'Trayendo las preguntas…',
    failed: 'Las preguntas no llegaron todavía. Lo intentaremos en cuanto haya conexión.',
    retry: 'Intentarlo de nuevo',
  },
};

export type Copy = Dictionary<typeof copy>;
