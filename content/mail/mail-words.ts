import { utcDateAndTimeIn } from '#content/wording/formats.ts';
import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { rightsMails, type RightsFacts } from './rights-mails.ts';
import type { MailWords } from './words-of-a-mail.ts';

const { brand } = site;
const { followUpDays, inactiveMonths, inactiveNoticeDays: noticeDays, youngFactorDays } = constants;

export const mailTemplates = [
  'confirm-sign-up',
  'already-registered',
  'recovery',
  'password-changed',
  'email-change-current',
  'email-change-new',
  'new-sign-in',
  'factor-added',
  'factor-removed',
  'provider-added',
  'recovery-code-used',
  'account-unused',
  'account-erased',
  'report',
  'follow-up',
  'request-came',
  'request-due',
  'request-answered',
  'account-corrected',
  'account-frozen',
  'minor-frozen',
  'account-unfrozen',
  'account-erased-by-us',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** By the names that `readBrowserName` gives; `at` as ISO 8601. */
type SignIn = { at: string; browser?: string | undefined; system?: string | undefined };

type MailBook = {
  /** With a name when one is known. */
  greeting: (name: string) => string;
  linkHint: string;
  codeHint: string;
  /** Above the link that ends such mails, in those that somebody allowed and may take back. */
  stop: string;
  signature: string;
  /** When and by what somebody signed in, for the middle of a sentence. */
  signIn: (signIn: SignIn | undefined) => string;
  /** `newEmail` is used by the change of address only, `signIn` by the sign-in on a new device, `facts` by requests and corrections. */
  mails: (newEmail: string, signIn: string, facts?: RightsFacts) => Record<MailTemplate, MailWords>;
};

const es: MailBook = {
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
    return `el ${moment('es', at)} (hora UTC), ${named}`;
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
        `Si no fuiste tú, alguien conoce tu contraseña y ha entrado en tu cuenta. Pide una contraseña nueva antes de que pasen ${youngFactorDays} días: el enlace que te enviaremos quita también esta verificación y cierra las demás sesiones. Después, escríbenos a ${site.owner.value.email}.`,
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
      subject: `Tu cuenta de ${brand} se borrará en ${noticeDays} días`,
      heading: '¿Quieres conservar tu cuenta?',
      paragraphs: [
        `Hace ${inactiveMonths} meses que nadie usa tu cuenta de ${brand}. No guardamos datos que ya no sirven a nadie, así que dentro de ${noticeDays} días la borraremos con todos sus resultados.`,
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
        `El enlace sirve para contestar durante ${followUpDays} días.`,
        'No lo reenvíes: quien lo tenga puede contestar por ti.',
      ],
    },
  }),
};

const en = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  linkHint: 'If the button does not work, copy this address into your browser:',
  codeHint: 'If the page says that the link arrived incomplete, copy this code into it:',
  stop: 'If you do not want to be asked again, open this link and press one button, without signing in:',
  signature: `The ${brand} team`,
  signIn: (signIn) => {
    const { at = '', browser, system } = signIn ?? {};
    const named =
      browser && system
        ? `with ${browser} on ${system}`
        : `with ${browser ?? system ?? 'a browser that does not say its name'}`;
    return `on ${moment('en', at)} (UTC), ${named}`;
  },
  mails: (newEmail, signIn, facts = {}) => ({
    ...rightsMails('en', facts),
    'confirm-sign-up': {
      subject: `Confirm your email address for ${brand}`,
      heading: 'Confirm your email address',
      paragraphs: [
        `You signed up for ${brand}. Confirm that this address is yours and your account is ready, with your results saved.`,
      ],
      button: 'Confirm my address',
      notes: [
        'The link works once, for 24 hours.',
        'If you did not sign up, ignore this message: without confirmation there is no account.',
      ],
    },
    'already-registered': {
      subject: `You already have a ${brand} account`,
      heading: 'You already have an account',
      paragraphs: [
        `Someone, perhaps you, asked to use this address for a ${brand} account, but you already have one. We have not changed anything.`,
        'Sign in as usual. If you do not remember your password, you can ask for a new one on the same page.',
      ],
      button: 'Sign in',
      notes: ['If it was not you, there is nothing to do: your account is safe.'],
    },
    recovery: {
      subject: `Choose a new password for ${brand}`,
      heading: 'Choose a new password',
      paragraphs: [`You asked to get back into your ${brand} account.`],
      button: 'Choose a new password',
      notes: [
        'The link works once, for one hour.',
        'If you did not ask for it, ignore this message: your password stays the same.',
      ],
    },
    'password-changed': {
      subject: `Your ${brand} password was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your ${brand} account has just been changed, and your other devices were signed out.`,
        'If that was you, there is nothing else to do.',
      ],
      button: 'Go to my account',
      notes: [
        'If it was not you, go to the sign-in page and ask for a new password as soon as you can.',
      ],
    },
    'email-change-current': {
      subject: `Confirm your change of address for ${brand}`,
      heading: 'Confirm your change of address',
      paragraphs: [
        `Someone, perhaps you, asked to change the email address of your ${brand} account to ${newEmail}.`,
        'If it was you, open the link in a browser where your account is open, and confirm it from the other address too: we have written to both.',
      ],
      button: 'Confirm the change',
      notes: [
        'The link works once, for 24 hours.',
        'If you did not ask for it, do not confirm, and change your password.',
      ],
    },
    'email-change-new': {
      subject: `Confirm your new address for ${brand}`,
      heading: 'Confirm your new address',
      paragraphs: [
        `Someone, perhaps you, asked to make ${newEmail} the address of their ${brand} account.`,
        'If it was you, open the link in a browser where your account is open, and confirm it from your current address too: we have written to both. From then on you sign in with this address.',
      ],
      button: 'Confirm new address',
      notes: [
        'The link works once, for 24 hours.',
        'If you did not ask for it, ignore this message and nothing changes: the link is of use only to somebody who can sign in to that account.',
      ],
    },
    'new-sign-in': {
      subject: `Signed in on a new device · ${brand}`,
      heading: 'A sign-in on a new device',
      paragraphs: [
        `Someone, most likely you, signed in to your ${brand} account ${signIn}. We had not seen that device in your account before.`,
        'If that was you, you do not have to do anything.',
      ],
      button: 'See where my account is open',
      notes: [
        'If it was not you, end that session in your profile and change your password as soon as you can.',
        'The same browser can look new to us after its data was cleared, or in private mode. We write once an hour at most; your profile lists all your sessions.',
      ],
    },
    'factor-added': {
      subject: `Two-step verification is on for ${brand}`,
      heading: 'Your account now asks for two steps',
      paragraphs: [
        `Two-step verification is on for your ${brand} account: besides the password, signing in asks for a code from your authenticator app. We ended the sessions that were opened without such a code.`,
        'Keep your recovery codes safe: they are the way in if you lose your phone.',
      ],
      button: 'Go to my account',
      notes: [
        `If it was not you, somebody knows your password and has been in your account. Ask for a new password within ${youngFactorDays} days: the link that we send you also takes this verification away and ends all other sessions. After that, write to ${site.owner.value.email}.`,
      ],
    },
    'provider-added': {
      subject: `One more way into your ${brand} account`,
      heading: 'Your account has another way in',
      paragraphs: [
        `Someone, most likely you, signed in to your ${brand} account with a Google or Microsoft account that has this same address. From now on that is a way in as well; your password stays the same.`,
        'If that was you, you do not have to do anything.',
      ],
      button: 'Go to my account',
      notes: [
        `If it was not you, somebody can get into this mailbox: change its password first, then write to ${site.owner.value.email}.`,
      ],
    },
    'factor-removed': {
      subject: `Two-step verification is off for ${brand}`,
      heading: 'Your authenticator app was removed',
      paragraphs: [
        `An authenticator app was removed from your ${brand} account. If it was the only one, the password alone is enough to sign in again.`,
        'If that was you, there is nothing else to do.',
      ],
      button: 'Go to my account',
      notes: [
        'If it was not you, change your password as soon as you can and turn two-step verification on again.',
      ],
    },
    'recovery-code-used': {
      subject: `A recovery code was used for ${brand}`,
      heading: 'A recovery code was used',
      paragraphs: [
        `Someone, most likely you, signed in to your ${brand} account with the password and a recovery code. Two-step verification is off, the other codes no longer work, and your other devices were signed out.`,
        'When you have an authenticator app again, turn two-step verification back on in your profile.',
      ],
      button: 'Go to my account',
      notes: [
        'If it was not you, ask for a new password as soon as you can and turn two-step verification on again.',
      ],
    },
    'account-unused': {
      subject: `Your ${brand} account will be erased in ${noticeDays} days`,
      heading: 'Do you want to keep your account?',
      paragraphs: [
        `Nobody has used your ${brand} account for ${inactiveMonths} months. We do not keep data that is no use to anybody, so in ${noticeDays} days we will erase it with all its results.`,
        'To keep it, sign in before then. If you want to take your data with you, you can download it from your profile.',
      ],
      button: 'Sign in',
      notes: ['If you no longer need it, there is nothing to do.'],
    },
    'account-erased': {
      subject: `We have erased your ${brand} account`,
      heading: 'Your account has been erased',
      paragraphs: [
        `We have erased your ${brand} account, your answers, your results and your permissions. This address leaves our list of outgoing mail as soon as this message is on its way.`,
        'All that stays is a fingerprint that does not tell who you are: with it, we delete your data again if we ever restore an older backup.',
      ],
      button: 'Go to the site',
      notes: ['You can sign up again with this address whenever you like.'],
    },
    report: {
      subject: `Your ${brand} report`,
      heading: 'Your report',
      paragraphs: [
        'You asked for this summary on your results page. It is meant to be read slowly, and better together: at home, or with whoever advises you.',
        'The test is new and exploratory. Nobody should decide for you on it alone, and no career is ruled out.',
      ],
      button: 'Open the whole report',
      notes: [
        'The page has all of it, your answers too, and you can download it as a PDF.',
        'If you did not ask for this, change your password: somebody has been in your account.',
      ],
    },
    'follow-up': {
      subject: `One question from ${brand}: what do you study?`,
      heading: 'What do you study, or lean towards?',
      paragraphs: [
        `When you took your tests on ${brand} you let us ask you again. It is a single question, answered in a minute, without signing in.`,
        'Your answer tells us whether the test is of use. “I do not know yet” is an answer, too.',
      ],
      button: 'Answer',
      notes: [
        `The link can be used to answer for ${followUpDays} days.`,
        'Do not pass it on: whoever has it can answer for you.',
      ],
    },
  }),
} satisfies MailBook;

/** A day and a minute in words; nothing for what is no time. */
function moment(locale: Locale, at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  return utcDateAndTimeIn(locale).format(time);
}

/** All words of all mails, in every language. */
export const mailBooks: Record<Locale, MailBook> = { es, en };
