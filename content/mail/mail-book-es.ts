import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import { momentIn, type MailBook } from './mail-book.ts';
import { rightsMails } from './rights-mails.ts';

const { brand } = site;
/** All mails in Spanish. */
export const es: MailBook = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  codeHint: 'Si la página dice que el enlace llegó incompleto, copia en ella este código:',
  stop: 'Si no quieres que te volvamos a preguntar, basta con abrir este enlace y tocar un botón, sin iniciar sesión:',
  signature: `El equipo de ${brand}`,
  signIn: (signIn) => {
    const { at = '', browser, system } = signIn ?? {};
    const named =
      browser && system
        ? `con ${browser} en ${system}`
        : `con ${browser ?? system ?? 'un navegador que no dice su nombre'}`;
    return `el ${momentIn('es', at)} (hora UTC), ${named}`;
  },
  mails: (newEmail, signIn, facts = {}) => ({
    ...rightsMails('es', facts),
    'confirm-sign-up': {
      subject: `Confirma tu correo en ${brand}`,
      heading: 'Confirma tu correo',
      paragraphs: [
        `Recibimos tu registro en ${brand}. Confirma que este correo es tuyo y tu cuenta quedará lista, con tus resultados guardados.`,
      ],
      button: 'Confirmar mi correo',
      notes: [
        'El enlace funciona una sola vez, durante 24 horas.',
        'Si no te registraste, ignora este mensaje: sin confirmación no hay cuenta.',
      ],
    },
    'already-registered': {
      subject: `Ya tienes una cuenta en ${brand}`,
      heading: 'Ya tienes una cuenta',
      paragraphs: [
        `Alguien, quizá tú, pidió usar este correo para una cuenta en ${brand}, pero ya tienes una. No hemos cambiado nada.`,
        'Inicia sesión como siempre. Si no recuerdas tu contraseña, puedes pedir una nueva en la misma página.',
      ],
      button: 'Iniciar sesión',
      notes: ['Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue a salvo.'],
    },
    recovery: {
      subject: `Crea una contraseña nueva en ${brand}`,
      heading: 'Crea una contraseña nueva',
      paragraphs: [`Pediste recuperar el acceso a tu cuenta de ${brand}.`],
      button: 'Crear contraseña nueva',
      notes: [
        'El enlace funciona una sola vez, durante una hora.',
        'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
      ],
    },
    'password-changed': {
      subject: `Tu contraseña de ${brand} cambió`,
      heading: 'Tu contraseña cambió',
      paragraphs: [
        `La contraseña de tu cuenta de ${brand} acaba de cambiar, y cerramos la sesión en tus demás dispositivos.`,
        'Si fuiste tú, no tienes que hacer nada más.',
      ],
      button: 'Ir a mi cuenta',
      notes: [
        'Si no fuiste tú, ve a la página de inicio de sesión y pide cuanto antes una contraseña nueva.',
      ],
    },
    'email-change-current': {
      subject: `Confirma el cambio de correo en ${brand}`,
      heading: 'Confirma el cambio de correo',
      paragraphs: [
        `Alguien, quizá tú, pidió cambiar el correo de tu cuenta de ${brand} por ${newEmail}.`,
        'Si fuiste tú, abre el enlace en un navegador donde tengas abierta tu cuenta, y confírmalo también desde el otro correo: te escribimos a los dos.',
      ],
      button: 'Confirmar el cambio',
      notes: [
        'El enlace funciona una sola vez, durante 24 horas.',
        'Si no lo pediste, no confirmes y cambia tu contraseña.',
      ],
    },
    'email-change-new': {
      subject: `Confirma tu correo nuevo en ${brand}`,
      heading: 'Confirma tu correo nuevo',
      paragraphs: [
        `Alguien, quizá tú, pidió que ${newEmail} sea desde ahora el correo de su cuenta de ${brand}.`,
        'Si fuiste tú, abre el enlace en un navegador donde tengas abierta tu cuenta, y confírmalo también desde tu correo actual: te escribimos a los dos. Después entrarás con esta dirección.',
      ],
      button: 'Confirmar correo nuevo',
      notes: [
        'El enlace funciona una sola vez, durante 24 horas.',
        'Si no lo pediste, ignora este mensaje y no cambiará nada: el enlace solo sirve a quien puede entrar en esa cuenta.',
      ],
    },
    'new-sign-in': {
      subject: `Inicio de sesión en un dispositivo nuevo · ${brand}`,
      heading: 'Inicio de sesión en un dispositivo nuevo',
      paragraphs: [
        `Alguien, seguramente tú, inició sesión en tu cuenta de ${brand} ${signIn}. Hasta ahora no habíamos visto ese dispositivo en tu cuenta.`,
        'Si fuiste tú, no tienes que hacer nada.',
      ],
      button: 'Ver dónde está abierta mi cuenta',
      notes: [
        'Si no fuiste tú, cierra esa sesión en tu perfil y cambia tu contraseña cuanto antes.',
        'Un mismo navegador puede parecernos nuevo después de borrar sus datos o en modo privado. Como mucho te avisamos una vez por hora; todas tus sesiones están en tu perfil.',
      ],
    },
    'factor-added': {
      subject: `Verificación en dos pasos activada en ${brand}`,
      heading: 'Tu cuenta ahora pide dos pasos',
      paragraphs: [
        `La verificación en dos pasos está activada en tu cuenta de ${brand}: además de la contraseña, al entrar te pediremos un código de tu app de verificación. Cerramos las sesiones que se abrieron sin ese código.`,
        'Guarda bien los códigos de recuperación: son la manera de entrar si pierdes el teléfono.',
      ],
      button: 'Ir a mi cuenta',
      notes: [
        `Si no fuiste tú, alguien conoce tu contraseña y ha entrado en tu cuenta. Pide una contraseña nueva antes de que pasen ${constants.recentFactorDays} días: el enlace que te enviaremos quita también esta verificación y cierra las demás sesiones. Después, escríbenos a ${site.owner.value.email}.`,
      ],
    },
    'provider-added': {
      subject: `Una forma más de entrar en tu cuenta de ${brand}`,
      heading: 'Tu cuenta tiene otra forma de entrar',
      paragraphs: [
        `Alguien, seguramente tú, entró en tu cuenta de ${brand} con una cuenta de Google o Microsoft que tiene esta misma dirección. Desde ahora también se puede entrar así; tu contraseña sigue siendo la misma.`,
        'Si fuiste tú, no tienes que hacer nada.',
      ],
      button: 'Ir a mi cuenta',
      notes: [
        `Si no fuiste tú, alguien puede entrar en este correo: cambia primero la contraseña del correo y después escríbenos a ${site.owner.value.email}.`,
      ],
    },
    'factor-removed': {
      subject: `Verificación en dos pasos desactivada en ${brand}`,
      heading: 'Se quitó tu app de verificación',
      paragraphs: [
        `Se quitó una app de verificación de tu cuenta de ${brand}. Si era la única, para entrar basta otra vez con la contraseña.`,
        'Si fuiste tú, no tienes que hacer nada más.',
      ],
      button: 'Ir a mi cuenta',
      notes: [
        'Si no fuiste tú, cambia tu contraseña cuanto antes y activa de nuevo la verificación en dos pasos.',
      ],
    },
    'recovery-code-used': {
      subject: `Se usó un código de recuperación en ${brand}`,
      heading: 'Se usó un código de recuperación',
      paragraphs: [
        `Alguien, seguramente tú, entró en tu cuenta de ${brand} con la contraseña y un código de recuperación. La verificación en dos pasos está desactivada, los demás códigos ya no sirven y cerramos la sesión en los demás dispositivos.`,
        'Cuando tengas otra vez una app de verificación, actívala de nuevo en tu perfil.',
      ],
      button: 'Ir a mi cuenta',
      notes: [
        'Si no fuiste tú, pide cuanto antes una contraseña nueva y activa de nuevo la verificación en dos pasos.',
      ],
    },
    'account-unused': {
      subject: `Tu cuenta de ${brand} se borrará en ${constants.inactiveNoticeDays} días`,
      heading: '¿Quieres conservar tu cuenta?',
      paragraphs: [
        `Hace ${constants.inactiveMonths} meses que nadie usa tu cuenta de ${brand}. No guardamos datos que ya no sirven a nadie, así que dentro de ${constants.inactiveNoticeDays} días la borraremos con todos sus resultados.`,
        'Para conservarla, inicia sesión antes de esa fecha. Si quieres llevarte tus datos, puedes descargarlos en tu perfil.',
      ],
      button: 'Iniciar sesión',
      notes: ['Si ya no la necesitas, no tienes que hacer nada.'],
    },
    'account-erased': {
      subject: `Borramos tu cuenta de ${brand}`,
      heading: 'Tu cuenta está borrada',
      paragraphs: [
        `Borramos tu cuenta de ${brand}, tus respuestas, tus resultados y tus permisos. También borraremos esta dirección de la lista de envíos en cuanto salga este mensaje.`,
        'Solo queda una huella que no permite saber quién eres: sirve para eliminar de nuevo tus datos si un día recuperamos una copia de seguridad anterior.',
      ],
      button: 'Ir al sitio',
      notes: ['Puedes volver a registrarte cuando quieras con este mismo correo.'],
    },
    report: {
      subject: `Tu informe de ${brand}`,
      heading: 'Tu informe',
      paragraphs: [
        'Pediste este resumen desde tu página de resultados. Está pensado para leerlo con calma, y mejor en compañía: en casa, o con quien te orienta.',
        'Este test es nuevo y exploratorio. Nadie debería decidir por ti solo con él, y ninguna carrera queda descartada.',
      ],
      button: 'Abrir el informe completo',
      notes: [
        'En la página está completo, también con tus respuestas, y puedes descargarlo en PDF.',
        'Si no lo pediste, cambia tu contraseña: alguien ha entrado en tu cuenta.',
      ],
    },
    'follow-up': {
      subject: `Una pregunta de ${brand}: ¿qué estudias?`,
      heading: '¿Qué estudias o hacia dónde te inclinas?',
      paragraphs: [
        `Cuando hiciste tus tests en ${brand} nos dejaste volver a preguntarte. Es una sola pregunta y se contesta en un minuto, sin iniciar sesión.`,
        'Tu respuesta nos dice si el test sirve. «Todavía no lo sé» también es una respuesta.',
      ],
      button: 'Contestar',
      notes: [
        `El enlace sirve para contestar durante ${constants.followUpDays} días.`,
        'No lo reenvíes: quien lo tenga puede contestar por ti.',
      ],
    },
    'guess-came': {
      subject: 'Ya adivinaron qué te gusta',
      heading: 'Ya adivinaron',
      paragraphs: [
        `Alguien abrió tu enlace de ${brand} y puso en orden lo que cree que te gusta.`,
        'Todavía no ha visto nada de tu resultado. Léelo tú primero y decide si lo ve.',
      ],
      button: 'Ver las dos miradas',
      notes: ['Nos pediste este aviso al crear el enlace.'],
      stop: 'Si no quieres más avisos como este, basta con abrir este enlace y tocar un botón, sin iniciar sesión:',
    },
  }),
};
