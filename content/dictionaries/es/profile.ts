import { constants } from '#domain/constants.ts';
import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  head: {
    title: `Tu perfil · ${site.brand}`,
    description:
      'Tus datos, tus resultados guardados y los tests que dejaste a medias, en un solo lugar.',
  },
  eyebrow: 'Tu cuenta',
  title: 'Tu perfil',
  loading: 'Abriendo tu perfil…',
  tabs: {
    label: 'Partes de tu perfil',
    names: { summary: 'Resumen', settings: 'Ajustes' },
  },
  summary: {
    greeting: 'Hola, {name}',
    hello: 'Hola',
    portrait: {
      title: 'Tus intereses',
      loading: 'Dibujando tu hexágono…',
      missing: 'No pudimos dibujar tu hexágono.',
      unknown: 'Esta página todavía no sabe dibujar este resultado.',
      hexagon: 'Tu hexágono de intereses: {scores}',
      see: 'Ver mi resultado',
      noneTitle: 'Aquí irá tu hexágono',
      none: 'Di qué te gusta hacer y verás qué destaca en ti, con nombre y dibujo propios.',
      start: 'Hacer el test',
      halfTitle: 'Tu hexágono está a medias',
      half: 'Tus respuestas están guardadas. Sigue donde lo dejaste.',
      resume: 'Seguir con el test',
    },
    tests: {
      title: 'Tus tres tests',
      finished: 'Hecho el {date}',
      draft: '{n} de {all} preguntas',
      shortDraft: 'Respuestas: {n}',
      again: 'Otra vez, a medias:',
      none: 'Sin empezar',
      see: 'Ver',
      resume: 'Seguir',
      start: 'Empezar',
      named: '{action}: {test}',
    },
  },
  visitor: {
    text: 'Con una cuenta no pierdes tu resultado y lo ves en otro dispositivo.',
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    guest: 'En este navegador',
  },
  settings: {
    form,
    errors,
    title: 'Tu cuenta',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    name: {
      term: 'Nombre',
      none: 'Sin nombre',
      change: 'Cambiar nombre',
      submit: 'Guardar nombre',
      done: { title: 'Nombre actualizado', text: 'Así te llamaremos también en los correos.' },
    },
    language: {
      term: 'Idioma de los correos',
      change: 'Cambiar idioma',
      submit: 'Guardar idioma',
      done: { title: 'Idioma actualizado', text: 'Te escribiremos en ese idioma.' },
      names: { es: 'Español', en: 'Inglés' },
    },
    email: {
      term: 'Correo electrónico',
      change: 'Cambiar correo',
      field: 'Correo nuevo',
      help: 'El cambio vale cuando abras el enlace en tus dos correos.',
      submit: 'Pedir el cambio',
      done: {
        title: 'Falta un paso',
        text: 'Te escribimos a las dos direcciones. Abre los dos enlaces y el cambio queda hecho.',
      },
      pending: {
        title: 'Cambio de correo sin terminar',
        text: 'Falta abrir el enlace de {email} o el de {newEmail}. Si no llegan o caducaron, pide el cambio otra vez.',
      },
    },
    waysIn: {
      term: 'Formas de entrar',
      names: { google: 'Google', azure: 'Microsoft' },
      withPassword: '{list}, o tu correo y tu contraseña',
      noPassword:
        'Tu cuenta no tiene contraseña. Elige una para entrar también con ella, descargar tus datos o borrar la cuenta.',
      noWay:
        'Tu cuenta no tiene contraseña. Elige una para volver a entrar, descargar tus datos o borrar la cuenta.',
      ask: 'Enviarme un enlace para elegirla',
      asking: 'Enviando...',
      sent: 'Te enviamos un enlace a {email}. Ábrelo en este navegador y elige tu contraseña.',
    },
    password: {
      term: 'Contraseña',
      value: 'Solo tú la conoces',
      change: 'Cambiar contraseña',
      current: 'Contraseña actual',
      next: 'Contraseña nueva',
      confirm: 'Repite la contraseña nueva',
      submit: 'Guardar contraseña',
      done: {
        title: 'Contraseña actualizada',
        text: 'Tu contraseña ha sido cambiada exitosamente. En los demás dispositivos se cerró la sesión.',
      },
    },
    sessions: {
      title: 'Dónde está abierta tu cuenta',
      loading: 'Buscando tus sesiones…',
      unreachable: 'No pudimos consultar dónde está abierta tu cuenta.',
      retry: 'Intentarlo de nuevo',
      device: '{browser} en {system}',
      unknown: 'Navegador sin nombre',
      current: 'este dispositivo',
      times: 'Desde el {start}. Último uso: {seen}',
      one: {
        press: 'Cerrar esta sesión',
        question: '¿Cerrar la sesión de {name}?',
        here: '¿Cerrar la sesión de este dispositivo?',
        yes: 'Sí, cerrar',
        no: 'No',
        busy: 'Cerrando…',
        failed: 'No se pudo cerrar. Revisa tu conexión.',
        ended: {
          title: 'Sesión cerrada',
          text: '{name} tendrá que iniciar sesión de nuevo. Si no lo reconoces, cambia también tu contraseña.',
        },
      },
      endOthers: 'Cerrar las demás sesiones',
      ending: 'Cerrando...',
      ended: {
        title: 'Sesiones cerradas',
        text: 'Tu cuenta queda abierta solo en este dispositivo.',
      },
    },
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando…',
    signOutNote:
      'Al cerrar sesión, tus respuestas se borran de este dispositivo y quedan en tu cuenta.',
  },
  attempts: {
    title: 'Tus resultados',
    loading: 'Buscando tus resultados…',
    none: 'Todavía no hay resultados en tu cuenta.',
    tests: namesIn('es', 'test'),
    start: namesIn('es', 'take'),
    finished: 'Terminado el {date}',
    draft: 'Sin terminar. Respuestas: {n}',
    see: 'Ver',
    resume: 'Continuar',
    erase: {
      one: 'Borrar',
      question: '¿Borrar estas respuestas para siempre?',
      all: 'Borrar todos mis resultados',
      allQuestion: '¿Borrar para siempre las respuestas de todos los tests?',
      yes: 'Sí, borrar',
      no: 'No',
      busy: 'Borrando…',
      done: 'Borrado.',
      failed: 'No se pudo borrar. Revisa tu conexión.',
      marker: `De un resultado borrado queda ${constants.withdrawnMarkerDays} días el aviso de borrado, para que otro dispositivo tuyo no lo devuelva.`,
    },
    unreachable: 'No pudimos consultar tu cuenta. Puede faltar algún resultado.',
    retry: 'Intentarlo de nuevo',
  },
  favourites: {
    title: 'Carreras que te interesan',
    loading: 'Buscando tus carreras…',
    none: 'Toca el corazón de una carrera y aparecerá aquí.',
    catalogue: 'Explorar carreras',
    remove: 'Quitar',
    removeNamed: 'Quitar {name}',
    kept: 'también sin conexión',
    unreachable: 'No pudimos consultar tus carreras.',
    notSaved: 'No se pudo quitar. Revisa tu conexión.',
  },
};

export type Copy = Dictionary<typeof copy>;
