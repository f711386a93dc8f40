import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';
import { copy as auth } from './auth.ts';

/** Signing in by way of Google or Microsoft. */
export const copy = {
  consent: form.consent,
  failures: errors.failures,
  signedIn: auth.success.signedIn,
  signedUp: auth.success.signedUp,
  names: { google: 'Google', azure: 'Microsoft' },
  or: 'o',
  go: 'Continuar con {provider}',
  leaving: 'Abriendo {provider}...',
  /** Where a hosted project makes the account before we could ask. */
  ageFirst:
    'Si es tu primera vez aquí, tu cuenta se crea al volver de {provider}. Por eso te lo preguntamos antes:',
  ageMissing: 'Marca esta casilla y vuelve a tocar el botón.',
  noStorage:
    'Este navegador no guarda nada de las páginas, y así no se puede volver de {provider}. Entra con tu correo y tu contraseña.',
  checking: 'Comprobando la respuesta de {provider}...',
  signUp: {
    title: 'Un paso más y tendrás tu cuenta',
    lead: '{provider} confirma que {email} es tu correo. Aquí todavía no hay ninguna cuenta con esa dirección.',
    submit: 'Crear cuenta',
    submitting: 'Creando cuenta...',
    leave: 'No crear la cuenta',
  },
  failed: {
    cancelled: {
      title: 'No entraste con {provider}',
      text: 'Cancelaste en la página de {provider}, o allí no se dio permiso. Aquí no ha cambiado nada.',
    },
    unverified: {
      title: '{provider} no responde por esa dirección',
      text: 'Solo aceptamos direcciones de las que {provider} sabe hoy que son tuyas: las suyas propias y las de centros y empresas que gestionan su correo allí. Regístrate o entra con tu correo y una contraseña.',
    },
    disabled: {
      title: 'Ahora no se puede entrar con {provider}',
      text: 'Entra con tu correo y tu contraseña. Si no tienes contraseña, pide un enlace para elegir una.',
    },
    expired: {
      title: 'Este paso ya terminó',
      text: 'Pasó demasiado tiempo, o el camino empezó en otra pestaña. Empieza de nuevo: no se ha perdido nada.',
    },
    down: {
      title: '{provider} no contestó bien',
      text: 'No es culpa tuya y no se ha perdido nada. Prueba otra vez dentro de un momento, o entra con tu correo.',
    },
    other: { title: 'No pudimos abrir tu cuenta' },
  },
  again: 'Intentarlo de nuevo con {provider}',
  byMail: 'Entrar con mi correo',
};

export type Copy = Dictionary<typeof copy>;
