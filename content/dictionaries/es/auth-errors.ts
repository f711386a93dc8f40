import type { Dictionary } from '#content/wording/dictionary.ts';

/** What can go wrong with an account, in the person's words. The keys are the closed list of `app/data/backend/auth-failure.ts`. */
export const copy = {
  titles: {
    generic: 'Error',
    signIn: 'Error al iniciar sesión',
    signUp: 'Error al registrar',
  },
  failures: {
    network: 'Problema de conexión. Verifica tu internet e inténtalo de nuevo.',
    rateLimit: 'Demasiados intentos. Espera unos minutos antes de intentar de nuevo.',
    alreadyRegistered: 'Este email ya está registrado. ¿Quieres iniciar sesión?',
    passwordShort: 'La contraseña debe tener al menos 8 caracteres',
    passwordCommon:
      'Esa contraseña es de las primeras que alguien probaría. Elige otra: varias palabras juntas funcionan bien.',
    passwordKinds: 'La contraseña necesita más variedad: combina letras, números y símbolos.',
    passwordLong:
      'La contraseña es demasiado larga: caben 72 caracteres, menos si usas tildes o emojis.',
    emailInvalid: 'Ese correo no parece válido. Revisa que esté completo, como nombre@ejemplo.com.',
    invalidCredentials:
      'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
    emailNotConfirmed:
      'Falta confirmar tu correo. Abre el enlace que te enviamos o pide uno nuevo.',
    linkExpired: 'Este enlace ya no es válido: ya se usó, expiró o hay uno más reciente.',
    samePassword: 'La contraseña nueva tiene que ser distinta de la anterior.',
    currentPassword: 'Para cambiarla necesitamos también tu contraseña actual.',
    currentPasswordWrong: 'Esa no es tu contraseña actual.',
    sessionMissing: 'Tu sesión terminó. Vuelve a iniciar sesión.',
    codeWrong:
      'Ese código no sirve o ya se usó. Escribe el siguiente que muestre tu app: cambia cada 30 segundos. Si tampoco sirve, mira el reloj de tu teléfono: pon la hora automática.',
    codeExpired: 'Ese código tardó demasiado en llegar. Escribe el que muestra tu app ahora.',
    codeNeeded: 'Falta el código de tu app de verificación.',
    factorGone: 'La verificación en dos pasos cambió en otro dispositivo. Recarga la página.',
    recoveryCodeWrong:
      'Ese código de recuperación no sirve. Revisa que esté completo y que sea de tu última lista.',
    signupDisabled: 'Ahora mismo no se pueden crear cuentas.',
    userBanned: 'Esta cuenta está bloqueada. Escríbenos y lo vemos contigo.',
    invalidInput: 'Hay un dato que no podemos aceptar. Revisa lo que escribiste.',
    serverBusy: 'El servidor está ocupado. Espera un momento e inténtalo de nuevo.',
    mailLinkNeeded:
      'Esta cuenta administra el sitio, y su verificación en dos pasos se activa desde el correo. Pide un enlace en «¿Olvidaste tu contraseña?», ábrelo y vuelve aquí antes de una hora.',
    unexpected: 'Error inesperado. Inténtalo de nuevo.',
  },
  registration: {
    rateLimit: 'Demasiados intentos de registro. Espera unos minutos antes de intentar de nuevo.',
  },
};

export type Copy = Dictionary<typeof copy>;
