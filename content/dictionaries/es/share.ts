import type { Dictionary } from '#content/wording/dictionary.ts';

/** Showing results to somebody by a link, and the links there are. */
export const copy = {
  title: 'Compartir con alguien de confianza',
  text: 'Quien tenga el enlace verá tu nombre, tu informe con cada respuesta y, si lo incluyes, tu plan. Caduca solo, y lo desactivas cuando quieras.',
  label: 'Para quién es (solo lo ves tú)',
  labelHelp: 'Por ejemplo: mamá, o mi orientadora.',
  plan: 'Incluir mi plan para estudiar en España',
  planHelp:
    'Se verá como esté cada vez que se abra el enlace: qué pasos hiciste, cuáles faltan y cuándo.',
  guess: 'Que adivinen primero',
  guessHelp:
    'Quien abra el enlace ordena seis actividades sin ver nada de ti. Lo lees tú primero y decides si ve el resultado.',
  guessMail: 'Avisarme por correo cuando adivinen',
  days: 'Cuánto dura',
  dayOptions: { 7: '7 días', 30: '30 días', 90: '90 días' },
  create: 'Crear el enlace',
  creating: 'Creando el enlace…',
  created: 'Tu enlace está listo',
  createdText: 'Cópialo ahora: por seguridad no lo guardamos y no podremos mostrarlo otra vez.',
  linkLabel: 'Enlace para compartir',
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'No se pudo crear el enlace. Revisa tu conexión e inténtalo de nuevo.',
  frozen: 'Tus datos están congelados. Descongélalos en tu perfil para crear enlaces.',
  tooManyToday: 'Hoy ya creaste muchos enlaces. Mañana podrás crear otro.',
  tooMany: 'Ya tienes diez enlaces activos. Desactiva alguno antes de crear otro.',
  notSaved: 'Este resultado aún no está en tu cuenta. Inténtalo de nuevo dentro de un momento.',
  last: {
    title: 'Tu último enlace',
    others: 'Tienes otros enlaces abiertos.',
    manage: 'Administrar mis enlaces',
    none: 'Todavía no has compartido ningún resultado. Puedes enseñárselo a quien tú quieras con un enlace que se cierra solo.',
    noResult:
      'Cuando tengas un resultado, podrás enseñárselo a quien tú quieras con un enlace que se cierra solo.',
    make: 'Crear un enlace',
  },
  list: {
    guest: {
      text: 'El enlace que hiciste sin cuenta vale hasta el {date}.',
      end: 'Terminarlo',
    },
    title: 'Enlaces que has creado',
    loading: 'Buscando tus enlaces…',
    none: 'No has compartido ningún resultado.',
    failed: 'No pudimos consultar tus enlaces.',
    retry: 'Intentarlo de nuevo',
    unnamed: 'Sin nombre',
    until: 'Activo hasta el {date}',
    expired: 'Terminó el {date}',
    revoked: 'Desactivado el {date}',
    withPlan: 'Con tu plan',
    never: 'Todavía no se ha abierto',
    once: 'Abierto una vez, el {date}',
    opened: 'Abierto {n} veces; la última, el {date}',
    revoke: 'Desactivar',
    revokeLabel: 'Desactivar el enlace «{label}»',
    guess: {
      ask: 'Que adivinen primero',
      askLabel: 'Que adivinen primero con el enlace «{label}»',
      stop: 'Que no haga falta adivinar',
      stopLabel: 'Que no haga falta adivinar con el enlace «{label}»',
      mail: 'Avisarme por correo',
      mailLabel: 'Avisarme por correo cuando adivinen con el enlace «{label}»',
      silent: 'No avisarme por correo',
      silentLabel: 'No avisarme por correo cuando adivinen con el enlace «{label}»',
      waits: 'Primero adivinan: todavía no muestra nada de ti',
      sent: 'Ya adivinaron: falta que lo leas tú y digas si lo ven',
      there: 'Lo que adivinaron está en tus resultados, junto a este enlace.',
      failed: 'No se pudo cambiar. El enlace sigue como estaba: inténtalo de nuevo.',
    },
    ending: {
      question:
        'El enlace dejará de abrirse para quien lo tenga, y no se puede recuperar. ¿Lo desactivas?',
      questionWithGuess:
        'El enlace dejará de abrirse para quien lo tenga y se borrará lo que adivinaron. ¿Lo desactivas?',
      yes: 'Sí, desactivarlo',
      no: 'No, dejarlo',
      busy: 'Desactivando…',
      failed: 'No se pudo desactivar el enlace. Sigue activo: inténtalo de nuevo.',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
