import type { Dictionary } from '#content/wording/dictionary.ts';

/** An evening for families: a parent's order of six activities, and what the pupil reads and decides. */
export const copy = {
  eyebrow: 'Velada con familias',
  alias: {
    title: 'Adivina qué le gusta',
    label: 'El alias de tu hija o hijo',
    help: 'El nombre o número con el que hizo el test en clase. Si no lo sabes, pregúntaselo.',
    empty: 'Escribe el alias con el que hizo el test.',
    happensTitle: 'Qué pasa aquí',
    happens: [
      'Ordenas seis actividades, como crees que le gustan.',
      'Tu orden lo lee solo tu hija o hijo, con su tarjeta. El colegio ve cuántas familias participan, y nada más.',
      'Si está de acuerdo, aquí aparecen las dos miradas: la tuya y la suya.',
      'Sin cuenta y sin tu nombre. Se borra con lo demás de su clase.',
    ],
    go: 'Empezar',
    other: 'No es mi velada',
  },
  order: {
    title: '¿Qué crees que le gusta?',
    text: 'Toca las seis en orden: primero la que más le gusta, según tú, y al final la que menos.',
    once: 'Se envía una sola vez y aquí no hay respuestas correctas.',
    closed: 'La velada ya cerró. Pide un código nuevo a quien la abrió.',
    full: 'En esta velada ya no cabe nadie más. Pide un código nuevo.',
  },
  waiting: {
    loading: 'Abriendo…',
    title: 'Tu orden está guardado',
    sign: 'Tu número',
    text: 'Díselo a tu hija o hijo. En su tarjeta de clase verá tu orden con este número y decidirá si tú ves el suyo.',
    card: 'Su tarjeta se abre en {address}.',
    keep: 'Deja esta página abierta o guarda su dirección: solo con ella se ve la respuesta.',
    look: 'Mirar ahora',
    failed: 'No hay conexión. Tu orden ya está guardado: inténtalo de nuevo.',
    retry: 'Volver a intentar',
    notFound: '¿No lo encuentra en su tarjeta? Revisen el alias.',
    again: 'Empezar otra vez',
  },
  agreed: {
    text: 'Quiso que vieras su orden junto al tuyo.',
    who: { first: 'Tu hija o hijo', within: 'tu hija o hijo' },
  },
  talk: {
    title: 'Para hablar en casa',
    lead: 'Primero escucha; después cuenta lo tuyo.',
    questions: [
      'Cuéntame de una tarde en la que se te pasó el tiempo volando. ¿Qué hacías?',
      '¿Qué te gusta que yo todavía no sepa?',
      '¿A quién conocemos que trabaje en algo así, para preguntarle cómo es?',
    ],
  },
  card: {
    title: 'Alguien de tu familia adivinó qué te gusta',
    sign: 'Su número es el {sign}. Pregunta a tu familia quién lo tiene en su teléfono.',
    who: { first: 'Tu familia', within: 'tu familia' },
    text: 'Si estás de acuerdo, en ese teléfono se ve tu orden de las seis actividades junto al suyo. Nada más.',
    yes: 'De acuerdo: que vea las dos miradas',
    busy: 'Abriendo…',
    done: 'En ese teléfono ya se ven las dos miradas.',
    later: 'Con un resultado completo y ya a la vista podrás comparar su orden con el tuyo.',
    failed: 'No se pudo. En ese teléfono no ha cambiado nada: inténtalo de nuevo.',
    drop: {
      press: 'Borrar su orden',
      question: '¿Borrarlo? En ese teléfono deja de verse.',
      yes: 'Sí, borrarlo',
      no: 'No',
      busy: 'Borrando…',
      failed: 'No se pudo borrar. Inténtalo otra vez.',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
