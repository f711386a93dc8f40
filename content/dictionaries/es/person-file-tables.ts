import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as account } from './person-file-account.ts';

/** Of one’s own data as a document: each table of what a person is, did and asked for. */
export const copy = {
  ...account,
  'public.attempts': {
    title: 'Tests',
    columns: {
      instrument: 'Test',
      version: 'Versión del test',
      form: 'Forma',
      locale: 'Idioma en que lo hiciste',
      state: 'Estado',
      answers: 'Respuestas',
      item_times: 'Tiempo en cada pregunta',
      rev: 'Veces que se guardó',
      created_at: 'Empezado',
      updated_at: 'Último cambio',
      submitted_at: 'Terminado',
      answered: 'Preguntas respondidas',
    },
  },
  'public.second_looks': {
    title: 'Afina tu mapa',
    columns: {
      attempt: 'Test al que pertenece',
      version: 'Versión de las preguntas',
      answers: 'Respuestas',
      item_times: 'Tiempo en cada pregunta',
    },
  },
  'public.directions': {
    title: 'Qué estudias o hacia dónde te inclinas',
    columns: {
      occasion: 'Cuándo te lo preguntamos',
      family: 'Tu respuesta',
      at: 'Respondido',
    },
  },
  'public.reactions': {
    title: 'Carreras que marcaste',
    columns: {
      career: 'Carrera',
      reaction: 'Qué dijiste',
      at: 'Cuándo',
      trial: 'Cómo te fue al probarla',
      trial_at: 'Cuándo la probaste',
    },
  },
  'public.plans': {
    title: 'Tu plan',
    columns: {
      diploma: 'Título',
      aim: 'Qué quieres estudiar',
      start: 'Cuándo quieres empezar',
      ticks: 'Pasos hechos',
      stay: 'Cómo puedes quedarte en España',
      region: 'Comunidad',
    },
  },
  'public.shares': {
    title: 'Enlaces',
    columns: {
      what: 'Qué enseña',
      label: 'Nombre que le diste',
      created_at: 'Creado el enlace',
      expires_at: 'Termina',
      revoked_at: 'Lo quitaste',
      opened_at: 'Abierto por última vez',
      opens: 'Veces abierto',
      with_plan: 'Con tu camino',
      guess_first: 'Pide adivinar antes de mostrar',
      guess_mail: 'Avisar por correo cuando adivinen',
      guess: 'Lo que adivinaron',
      guessed_at: 'Adivinado',
      guess_agreed_at: 'Aceptaste enseñarlo',
    },
  },
  'private.guest_links': {
    title: 'Enlaces que hiciste sin cuenta',
    columns: {
      summary: 'Qué enseña',
      text_version: 'Versión del texto que aceptaste',
      text_hash: 'Huella del texto',
      expires_at: 'Termina',
      ended_at: 'Lo terminaste',
      guess_first: 'Pide adivinar antes de mostrar',
      guess: 'Lo que adivinaron',
      guessed_at: 'Adivinado',
      guess_agreed_at: 'Aceptaste enseñarlo',
    },
  },
  'private.content_editors': {
    title: 'Permiso para editar el sitio',
    columns: { granted_by: 'Quién te dio el permiso', role: 'Para qué', at: 'Desde' },
  },
  'private.exported_contacts': {
    title: 'Tu dirección, entregada al servicio de correos de orientación',
    columns: { address: 'Dirección', at: 'Cuándo' },
  },
  'private.follow_ups': {
    title: 'Correos en los que volvimos a preguntarte',
    columns: {
      occasion: 'Cuál',
      asked_at: 'Enviado',
      answered_at: 'Respondido',
    },
  },
  'public.requests': {
    title: 'Solicitudes',
    columns: {
      kind: 'Qué pediste',
      text: 'Con tus palabras',
      at: 'Cuándo',
      due_at: 'Respuesta antes del',
      answered_at: 'Respondida',
      outcome: 'Qué se hizo',
      channel: 'Cómo llegó',
      reminded_at: 'Recordada a quien responde',
    },
  },
  'private.request_askers': {
    title: 'Quién lo pidió desde fuera del sitio',
    columns: {
      request: 'Número de la solicitud',
      who: 'Quién',
      asked_by: 'Nombre y contacto',
      proof_asked_at: 'Prueba pedida',
      proof_seen_at: 'Prueba vista',
      told_at: 'Avisado',
    },
  },
  'private.audit': {
    title: 'Consultas de tu ficha',
    columns: {
      actor: 'Quién, si fuiste tú',
      person: 'Sobre quién',
      action: 'Qué hizo',
      why: 'Por qué',
      at: 'Cuándo',
      actor_pseudonym: 'Marca de quien consultó y borró su cuenta',
    },
  },
  'private.notes': {
    title: 'Notas sobre ti',
    columns: { text: 'Nota', at: 'Escrita' },
  },
  'private.people': {
    title: 'Resumen que ve quien administra',
    columns: {
      words: 'Palabras para la búsqueda',
      confirmed_at: 'Cuenta confirmada',
      started: 'Tests empezados',
      finished: 'Tests terminados',
      finished_at: 'Último test terminado',
      used_at: 'Último uso de la cuenta que consta',
      marketing: 'Permite correos de orientación',
      research: 'Permite la investigación',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
