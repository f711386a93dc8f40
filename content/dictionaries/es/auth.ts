import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  head: {
    title: `Iniciar sesión · ${site.brand}`,
    description:
      'Entra en tu cuenta para ver tus resultados guardados, crea una nueva o recupera tu contraseña.',
  },
  backHome: 'Volver al inicio',
  gives: {
    title: 'Tu cuenta es gratis',
    points: [
      'Tu resultado, en cualquier celular o computadora.',
      'Tus carreras y tu plan.',
      'Un enlace para mostrarlo en casa.',
    ],
  },
  retry: 'Intentarlo de nuevo',
  form: { ...form, newPasswordPlaceholder: 'Mínimo 8 caracteres' },
  errors,
  modes: {
    'sign-in': {
      title: 'Inicia sesión',
      lead: 'Tus resultados siguen donde los dejaste.',
      submit: 'Iniciar sesión',
      submitting: 'Iniciando sesión...',
    },
    'sign-up': {
      title: 'Crea tu cuenta',
      lead: 'Gratis, y tus resultados te siguen.',
      submit: 'Crear cuenta',
      submitting: 'Creando cuenta...',
    },
    'reset-request': {
      title: 'Recupera tu contraseña',
      lead: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.',
      submit: 'Enviar enlace',
      submitting: 'Enviando...',
    },
    'new-password': {
      title: 'Elige una contraseña nueva',
      lead: 'Al guardarla se cierran las sesiones abiertas en otros dispositivos.',
      submit: 'Guardar contraseña',
      submitting: 'Guardando...',
    },
  },
  shared: {
    label: 'Es una computadora compartida',
    help: 'Tu sesión se cierra al cerrar la pestaña.',
  },
  toggles: {
    noAccount: '¿Aún no tienes cuenta?',
    toSignUp: 'Crear cuenta',
    hasAccount: '¿Ya tienes cuenta?',
    toSignIn: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
    backToSignIn: 'Volver a iniciar sesión',
  },
  /** Over a test, when the session died in the middle of it. */
  again: {
    title: 'Tu sesión terminó',
    text: 'Tus respuestas están a salvo en este dispositivo. Vuelve a entrar para que se guarden también en tu cuenta.',
    onPage:
      'Se cerró desde otro lugar o venció. Lo que ves sigue aquí, y en tu cuenta no se pierde nada: vuelve a entrar para seguir.',
    later: 'Seguir sin entrar',
    close: 'Cerrar',
  },
  success: {
    signedIn: { title: '¡Te damos la bienvenida!', text: 'Iniciaste sesión correctamente.' },
    signedUp: { title: '¡Registro exitoso!', text: '¡Registro completado exitosamente!' },
    resetSent: {
      title: 'Correo enviado',
      text: 'Si hay una cuenta con ese correo, en unos minutos te llegará un enlace para elegir una contraseña nueva.',
    },
    passwordSet: {
      title: 'Contraseña actualizada',
      text: 'Tu contraseña ha sido cambiada exitosamente',
    },
  },
  checkMail: {
    title: 'Revisa tu correo',
    text: 'Enviamos un mensaje a {email}. Ábrelo y toca el botón para confirmar tu cuenta; el enlace funciona durante 24 horas.',
    hint: '¿No llega? Busca en correo no deseado (spam) y revisa que la dirección esté bien escrita.',
    resend: 'Enviar otro correo',
    resending: 'Enviando...',
    resent:
      'Listo. Si hay una cuenta por confirmar con ese correo, el mensaje llega en unos minutos.',
  },
  /** Under a refused sign-in: a new account lets nobody in before its mailbox is confirmed. */
  notOpened: '¿Acabas de registrarte? Antes de entrar, abre el enlace que te enviamos por correo.',
  /** Where a password is chosen, so that nobody does it for an account that is not theirs. */
  accountNamed: 'Cuenta: {email}',
  firstPassword: {
    title: 'Elige tu contraseña',
    lead: 'Confirmaste {email}. Elige aquí tu contraseña, para que nadie más la decida por ti: la que se escribió al crear la cuenta, quizá en otro navegador, ya no vale.',
    /** With the words of the sign-up's box, as they are recorded. */
    accepting: 'Al guardar confirmas: «{words}»',
    submit: 'Guardar y entrar',
    submitting: 'Guardando...',
    leave: 'No es mi cuenta: cerrar sesión',
    done: { title: 'Tu cuenta está lista', text: 'La próxima vez, entra con esta contraseña.' },
    over: {
      title: 'Este paso ya terminó',
      text: 'Tu correo está confirmado, pero para elegir la contraseña hace falta un enlace nuevo.',
      recover: 'Pedir un enlace para elegir contraseña',
    },
  },
  notConfirmed: {
    title: 'Falta confirmar tu correo',
    text: 'Antes de entrar, abre el enlace que te enviamos a {email}. Si ya no lo tienes, pide otro.',
  },
  link: {
    ready: {
      signup: {
        title: 'Confirma tu correo',
        lead: 'Al continuar confirmas que esta dirección es tuya y entras en tu cuenta.',
        submit: 'Confirmar mi correo',
      },
      recovery: {
        title: 'Recupera tu cuenta',
        lead: 'Continúa para elegir una contraseña nueva.',
        submit: 'Elegir una contraseña nueva',
      },
      email_change: {
        title: 'Confirma el cambio de correo',
        lead: 'Al continuar confirmas el cambio de dirección de tu cuenta.',
        submit: 'Confirmar el cambio',
      },
    },
    submitting: 'Un momento...',
    someoneHere:
      'En este navegador está abierta la cuenta de {email}. Si el enlace es de otra persona, cerraremos esta y abriremos la otra.',
    other: {
      title: 'Ahora está abierta otra cuenta',
      text: 'El enlace era de {email}. Antes estaba abierta la cuenta de {before}, que quedó cerrada en este navegador.',
      go: 'Seguir como {email}',
      leave: 'No es mi cuenta: cerrar sesión',
    },
    named: {
      title: 'Se abrió una cuenta',
      text: 'Es la de {email}. Comprueba que es la tuya antes de seguir.',
    },
    half: {
      title: 'Falta un paso',
      text: 'Enviamos un mensaje a tus dos direcciones. Abre también el enlace de la otra y el cambio quedará hecho.',
    },
    /** A change of address counts only where its account is open; nobody is put into it by the link. */
    signInFirst: {
      title: 'Inicia sesión para cambiar el correo',
      text: 'El cambio solo se confirma donde está abierta la cuenta. Inicia sesión en este navegador con el correo que tienes hasta ahora y vuelve a abrir el enlace del mensaje: aquí no se ha gastado.',
      someoneHere:
        'En este navegador está abierta la cuenta de {email}. Ciérrala, inicia sesión en la cuenta que pidió el cambio y vuelve a abrir el enlace del mensaje: aquí no se ha gastado.',
      notAsked:
        'Si no pediste ningún cambio, no tienes que hacer nada: tu dirección no se ha unido a ninguna cuenta.',
    },
    changed: {
      title: 'El correo de una cuenta cambió',
      text: 'Ahora es {email}. Esa cuenta no estaba abierta en este navegador, así que aquí no hay ninguna sesión iniciada.',
      claim:
        'Para entrar, inicia sesión con esa dirección. Si no sabes la contraseña, o si no pediste tú el cambio, elige una nueva: así nadie más podrá entrar.',
    },
    goOn: {
      signIn: 'Iniciar sesión',
      recover: 'Pedir una contraseña nueva',
      leave: 'Cerrar esta sesión',
    },
    /** Some mail programs cut a link at its `#`. */
    incomplete: {
      title: 'El enlace llegó incompleto',
      lead: 'Tu programa de correo cortó el enlace. Sigue siendo válido: copia aquí el código que viene al final del mensaje.',
      code: 'Código del mensaje',
      codeHelp: 'También puedes pegar el enlace entero.',
      open: 'Continuar',
      nothing: 'Aquí no hay ningún código. Cópialo entero, desde la primera letra hasta la última.',
      another: '¿No tienes el código?',
    },
    spent: {
      title: 'Este enlace ya no sirve',
      signup:
        'Ya no es válido. Si ya elegiste tu contraseña, inicia sesión; si no, te enviamos otro enlace.',
      recovery: 'Ya no es válido. Te enviamos otro para elegir una contraseña nueva.',
      email_change:
        'Ya no es válido. Inicia sesión y vuelve a pedir el cambio de correo en tu perfil.',
      email: form.fields.email,
      send: 'Enviar un enlace nuevo',
      sending: 'Enviando...',
      sent: {
        title: 'Revisa tu correo',
        text: 'Si ese correo tiene algo pendiente con nosotros, en unos minutos te llegará un enlace nuevo.',
      },
      signIn: 'Iniciar sesión',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
