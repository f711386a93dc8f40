import type { Dictionary } from '#content/wording/dictionary.ts';

/** The words that every form of an account shares: fields, the privacy box, what is wrong at a field. */
export const copy = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirmPassword: 'Repite la contraseña',
    passwordHelp: 'Mínimo 8 caracteres. Varias palabras juntas son fáciles de recordar.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
  },
  /**
   * The hash is over `text` with the age filled in; a change of words needs a new version and hash, and a migration:
   * `npm run consent:texts`. `translation`: the version of the same words in the other language.
   */
  consent: {
    text: 'Tengo {age} años o más y acepto la [Política de privacidad](privacy) y los [términos](terms).',
    /** How `text` begins: what a person says of themselves, set apart from what they accept. */
    statement: 'Tengo {age} años o más',
    version: '2026-11.es',
    translation: '2026-11.en',
    hash: 'e8a99b1770a27a7c258c170bf4900c6c95d36d6d58c0b7efe8f33c6d609bd7fe',
    younger:
      '¿Tienes menos de {age} años? No necesitas cuenta: el test funciona sin ella, en este navegador, para que lo enseñes en casa.',
  },
  problemsTitle: 'Revisa estos datos',
  problems: {
    passwordsDiffer: 'Las contraseñas no coinciden',
    privacyMissing: 'Debes aceptar la Política de privacidad para continuar',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres',
    passwordLong:
      'La contraseña es demasiado larga: caben 72 caracteres, menos si usas tildes o emojis.',
    passwordMissing: 'Escribe tu contraseña',
    nameMissing: 'Escribe tu nombre',
    nameLong: 'El nombre es demasiado largo: caben 100 caracteres.',
    emailMissing: 'Escribe tu correo electrónico',
    emailInvalid: 'Ese correo no parece válido. Revisa que esté completo, como nombre@ejemplo.com.',
    emailSame: 'Ese ya es el correo de tu cuenta.',
    strangeCharacters:
      'Aquí hay caracteres que no se ven y no podemos guardar. Borra lo que hay y escríbelo de nuevo.',
  },
  needsScript:
    'Para usar tu cuenta, activa JavaScript en este navegador. El resto del sitio se puede leer sin él.',
};

export type Copy = Dictionary<typeof copy>;
