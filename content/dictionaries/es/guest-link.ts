import type { Dictionary } from '#content/wording/dictionary.ts';

/** A guest's own link: made, shown again, ended in this browser; and the summary that whoever opens it reads. */
export const copy = {
  text: 'Verán el nombre de tu resultado, tu hexágono y tres carreras. Tus respuestas se quedan en este navegador.',
  /** The hash is over `text` with age and days filled in; a change of words needs a new version and hash, and a migration. */
  consent: {
    text: 'Tengo {age} años o más y acepto que guarden en internet, hasta {days} días, el nombre de mi resultado, mis seis puntuaciones y tres carreras, para quien tenga el enlace. Sin mi nombre ni mis respuestas.',
    version: '2026-11-enlace.es',
    translation: '2026-11-link.en',
    hash: '34ce6b39b4fe7a541ba327610972a3d27719b92bbf7ba9b3b2e36d927c7c87ea',
  },
  younger: '¿Tienes menos de {age}? Manda solo la imagen, que se queda entre ustedes.',
  guess: 'Que adivinen primero',
  guessHelp:
    'Ordenan seis actividades sin ver nada de ti. Lo lees tú primero y decides si ven el resumen.',
  label: 'Para quién es (no sale de este navegador)',
  create: 'Crear el enlace',
  creating: 'Creando…',
  made: 'Tu enlace vale hasta el {date}. Ya está en el mensaje.',
  madeAsking:
    'Tu enlace vale hasta el {date} y primero pide adivinar. Cuando adivinen, lo verás aquí arriba, en el menú.',
  end: 'Terminar el enlace',
  ending: 'Terminando…',
  ended: 'El enlace ya no muestra nada y el resumen está borrado.',
  failed: 'No se pudo. Revisa tu conexión e inténtalo de nuevo.',
  tooMany:
    'Por ahora no se pueden crear más enlaces desde aquí. Manda la imagen, o prueba más tarde.',
  summary: {
    until: 'Puedes verlo hasta el {date}. Quien te lo dio puede terminarlo antes.',
    likes: 'Entre lo que más le gusta: {doings}.',
    flat: 'Le gustan varias cosas casi por igual.',
    hexagon: 'Su hexágono',
    careers: 'Carreras para empezar a mirar',
    ask: 'Pregúntale en qué se reconoce y en qué no: las respuestas solo las tiene quien hizo el test.',
  },
};

export type Copy = Dictionary<typeof copy>;
