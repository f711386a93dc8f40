import type { Dictionary } from '#content/wording/dictionary.ts';

/** Of one’s own data as a document: each table of what a person did in classes and does at a centre. */
export const copy = {
  'private.class_seats': {
    title: 'Clases en las que entraste con un código',
    columns: {
      alias: 'Nombre que usaste',
      joined_at: 'Entraste',
      half_at: 'Llegaste a la mitad',
      finished_at: 'Terminaste',
      shared: 'Qué puede ver quien orienta',
      withdrawn_at: 'Retiraste el resultado',
      sent_hash: 'Huella de lo que enviaste',
    },
  },
  'private.seat_results': {
    title: 'Resultados que enviaste en una clase',
    columns: {
      seat_id: 'Número de tu plaza',
      attempts: 'Respuestas',
      summary: 'Resumen',
    },
  },
  'private.seat_notes': {
    title: 'Notas de quien te orienta en una clase',
    columns: {
      seat_id: 'Número de tu plaza',
      version: 'Versión',
      text: 'Nota',
      author: 'Quién la escribió',
      at: 'Escrita',
    },
  },
  'private.seat_steps': {
    title: 'Lo que acordaste con quien te orienta en una clase',
    columns: {
      seat_id: 'Número de tu plaza',
      text: 'Pasos',
      author: 'Quién los escribió',
      at: 'Escritos',
    },
  },
  'private.family_guesses': {
    title: 'Lo que tu familia adivinó en una velada',
    columns: {
      seat_id: 'Número de tu plaza',
      session_id: 'Número de la velada',
      guess: 'Su orden de las seis áreas',
      at: 'Enviado',
      agreed_at: 'Aceptaste que viera las dos miradas',
      places: 'Qué se ve en su teléfono',
    },
  },
  'private.seat_appointments': {
    title: 'Próxima conversación con quien te orienta',
    columns: {
      seat_id: 'Número de tu plaza',
      next_at: 'Cuándo',
      link: 'Dónde se reserva',
      author: 'Quién la puso',
    },
  },
  'private.meeting_links': {
    title: 'Enlaces para tu primera reunión',
    columns: {
      what: 'Qué enseña',
      created_at: 'Hecho',
      expires_at: 'Termina',
      opened_at: 'Abierto',
    },
  },
  'private.centre_staff': {
    title: 'Centros en los que trabajas',
    columns: { centre_id: 'Número del centro', role: 'Papel', joined_at: 'Desde' },
  },
  'private.group_staff': {
    title: 'Grupos que orientas',
    columns: { group_id: 'Número del grupo' },
  },
};

export type Copy = Dictionary<typeof copy>;
