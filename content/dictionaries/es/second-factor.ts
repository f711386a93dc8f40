import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as errors } from './auth-errors.ts';

/** The second step of signing in, wherever it is asked for or set up. */
export const copy = {
  errors,
  /** Instead of the general words, when the server says for how long. */
  wait: 'Demasiados intentos. Espera {wait} y vuelve a intentarlo.',
  code: {
    label: 'Código de 6 dígitos',
    help: 'Lo muestra tu app de verificación; cambia cada 30 segundos.',
    missing: 'Escribe los 6 dígitos que muestra tu app.',
    checking: 'Comprobando…',
  },
  recoveryCode: {
    label: 'Código de recuperación',
    help: 'Uno de los diez que guardaste, con sus cuatro grupos de letras y números.',
    missing: 'Escribe uno de tus códigos de recuperación.',
  },
  /** After the password, or after a link in a mail. */
  ask: {
    title: 'Falta tu código',
    lead: 'Abre tu app de verificación y escribe el código de tu cuenta, {email}.',
    submit: 'Entrar',
    lost: '¿Perdiste tu teléfono? Usa un código de recuperación',
    cancel: 'Cancelar',
  },
  recover: {
    title: 'Entra con un código de recuperación',
    lead: 'El código vale una sola vez y desactiva la verificación en dos pasos de {email}. Después puedes activarla de nuevo con otro teléfono.',
    submit: 'Usar este código y entrar',
    back: 'Volver al código de la app',
    noCodes: `¿Tampoco tienes tus códigos? Escríbenos a ${site.owner.value.email} desde el correo de tu cuenta.`,
    done: {
      title: 'Ya puedes entrar',
      text: 'Desactivamos la verificación en dos pasos. Actívala de nuevo en tu perfil.',
    },
    again: {
      title: 'Ya estás dentro',
      lead: 'Con el código de recuperación desactivamos la verificación en dos pasos. Actívala ahora con el teléfono que tengas: mientras tanto, a tu cuenta solo la protege la contraseña.',
      later: 'Ahora no',
    },
  },
  enrol: {
    why: 'Además de tu contraseña, tu cuenta pedirá un código que solo está en tu teléfono. Si alguien adivina o roba tu contraseña, no le bastará para entrar.',
    apps: 'Sirve cualquier app de verificación, por ejemplo Google Authenticator, que es gratis. Puede que ya tengas una: los iPhone y muchos gestores de contraseñas la traen.',
    start: 'Activar la verificación en dos pasos',
    starting: 'Preparando…',
    scan: {
      title: '1. Añade tu cuenta a la app',
      text: 'En la app, añade una cuenta y escanea este código QR.',
      again:
        'Este código QR es nuevo. Si en tu app quedó una cuenta de un intento anterior, bórrala.',
      picture:
        'Código QR que añade tu cuenta a la app de verificación. La clave de abajo hace lo mismo.',
      here: '¿La app está en este mismo dispositivo?',
      open: 'Abrir la app',
      key: 'Si no puedes escanearlo, escribe esta clave en la app:',
      copy: 'Copiar la clave',
      copied: 'Clave copiada',
    },
    confirm: { title: '2. Escribe el código que muestra', submit: 'Activar' },
  },
  codes: {
    title: 'Guarda tus códigos de recuperación',
    lead: 'Si pierdes tu teléfono, uno de estos códigos te deja entrar. Guárdalos en papel o en tu gestor de contraseñas: no los volveremos a mostrar.',
    list: 'Códigos de recuperación',
    copy: 'Copiar los códigos',
    copied: 'Códigos copiados',
    notCopied: 'El navegador no dejó copiar. Descárgalos o anótalos a mano.',
    download: 'Descargar (.txt)',
    done: 'Ya los guardé',
    making: 'Creando tus códigos…',
    failed: {
      title: 'No pudimos crear los códigos',
      text: 'La verificación en dos pasos está activa. Inténtalo de nuevo: con los códigos no te quedas fuera si pierdes tu teléfono.',
      retry: 'Crear los códigos',
    },
    file: {
      name: 'codigos-de-recuperacion-faro.txt',
      head: `Códigos de recuperación de ${site.brand}`,
      account: 'Cuenta: {email}',
      made: 'Creados el {date}. Cada uno vale una sola vez.',
    },
  },
  setting: {
    term: 'Verificación en dos pasos',
    loading: 'Consultando…',
    unreachable: 'No pudimos consultar si está activa.',
    retry: 'Intentarlo de nuevo',
    off: 'Sin activar',
    turnOn: 'Activar',
    on: 'Activa desde el {date}',
    left: {
      many: 'Te quedan {n} códigos de recuperación.',
      one: 'Te queda un código de recuperación.',
      none: 'No tienes códigos de recuperación. Créalos ahora: sin ellos, si pierdes tu teléfono no podrás entrar.',
    },
    makeCodes: {
      press: 'Crear códigos nuevos',
      text: 'Los diez códigos nuevos sustituyen a los anteriores.',
      submit: 'Crear códigos',
    },
    remove: {
      press: 'Desactivar la verificación en dos pasos',
      text: 'Para entrar bastará tu contraseña, y tus códigos de recuperación dejarán de servir.',
      submit: 'Desactivarla',
      done: {
        title: 'Verificación en dos pasos desactivada',
        text: 'Puedes activarla cuando quieras.',
      },
    },
    turnedOn: {
      title: 'Verificación en dos pasos activada',
      text: 'La próxima vez que entres te pediremos también el código. En tus otros dispositivos tendrás que entrar de nuevo.',
    },
    newCodes: { title: 'Códigos nuevos guardados', text: 'Los anteriores ya no sirven.' },
    cancel: 'Cancelar',
  },
};

export type Copy = Dictionary<typeof copy>;
