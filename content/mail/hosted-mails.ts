import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { mailBooks } from './mail-books.ts';
import type { MailWords } from './mail-words.ts';

/** The mails that a Supabase project sends for us, by the names that it has for their templates. */
export const hostedMailNames = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'password_changed',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'mfa_factor_enrolled',
  'mfa_factor_unenrolled',
] as const;
export type HostedMail = (typeof hostedMailNames)[number];

/** What the project puts in when it sends: actions of Go's templates. Backquotes, because HTML escapes the other ones. */
const PROVIDER =
  '{{ if eq .Provider `azure` }}Microsoft{{ else if eq .Provider `google` }}Google{{ else }}{{ .Provider }}{{ end }}';

const { brand } = site;
const { email: owner } = site.owner.value;

/** Only a project sends these, or with other words than our server: it cannot do all that ours does. */
type OwnWords = {
  emailChanged: MailWords;
  identityLinked: MailWords;
  identityUnlinked: MailWords;
  /** There, no mailed link takes a second factor away. */
  factorNotMine: string;
};

const es: OwnWords = {
  emailChanged: {
    subject: `El correo de tu cuenta de ${brand} cambió`,
    heading: 'El correo de tu cuenta cambió',
    paragraphs: [
      `Tu cuenta de ${brand} tiene ahora el correo {{ .Email }}. Con {{ .OldEmail }} ya no se entra, y no le escribiremos más.`,
      'Si fuiste tú, no tienes que hacer nada más.',
    ],
    button: 'Ir a mi cuenta',
    notes: [`Si no fuiste tú, escríbenos cuanto antes a ${owner}.`],
  },
  identityLinked: {
    subject: `Nueva manera de entrar en ${brand}`,
    heading: 'Tu cuenta tiene otra manera de entrar',
    paragraphs: [
      `Desde ahora también se puede entrar en tu cuenta de ${brand} con ${PROVIDER}.`,
      'Si fuiste tú, no tienes que hacer nada más.',
    ],
    button: 'Ir a mi cuenta',
    notes: [`Si no fuiste tú, cambia tu contraseña cuanto antes y escríbenos a ${owner}.`],
  },
  identityUnlinked: {
    subject: `Una manera menos de entrar en ${brand}`,
    heading: 'Tu cuenta perdió una manera de entrar',
    paragraphs: [
      `Ya no se puede entrar en tu cuenta de ${brand} con ${PROVIDER}.`,
      'Si fuiste tú, no tienes que hacer nada más.',
    ],
    button: 'Ir a mi cuenta',
    notes: [`Si no fuiste tú, cambia tu contraseña cuanto antes y escríbenos a ${owner}.`],
  },
  factorNotMine: `Si no fuiste tú, alguien conoce tu contraseña y ha entrado en tu cuenta. Escríbenos cuanto antes a ${owner}, desde este correo: quitaremos esta verificación y cerraremos todas las sesiones. Después, pide una contraseña nueva.`,
};

const en: OwnWords = {
  emailChanged: {
    subject: `The address of your ${brand} account was changed`,
    heading: 'The address of your account was changed',
    paragraphs: [
      `Your ${brand} account now has the address {{ .Email }}. {{ .OldEmail }} no longer signs in, and we will not write to it again.`,
      'If that was you, there is nothing else to do.',
    ],
    button: 'Go to my account',
    notes: [`If it was not you, write to ${owner} as soon as you can.`],
  },
  identityLinked: {
    subject: `A new way to sign in to ${brand}`,
    heading: 'Your account has another way in',
    paragraphs: [
      `From now on your ${brand} account can also be opened with ${PROVIDER}.`,
      'If that was you, there is nothing else to do.',
    ],
    button: 'Go to my account',
    notes: [`If it was not you, change your password as soon as you can and write to ${owner}.`],
  },
  identityUnlinked: {
    subject: `One way less to sign in to ${brand}`,
    heading: 'Your account has lost a way in',
    paragraphs: [
      `Your ${brand} account can no longer be opened with ${PROVIDER}.`,
      'If that was you, there is nothing else to do.',
    ],
    button: 'Go to my account',
    notes: [`If it was not you, change your password as soon as you can and write to ${owner}.`],
  },
  factorNotMine: `If it was not you, somebody knows your password and has been in your account. Write to ${owner} as soon as you can, from this address: we will take this verification away and end all sessions. After that, ask for a new password.`,
};

const ownWords: Record<Locale, OwnWords> = { es, en };

/** The words of all mails of a project in one language: ours, wherever the project does what our server does. */
export function hostedMails(locale: Locale): Record<HostedMail, MailWords> {
  const mails = mailBooks[locale].mails('{{ .NewEmail }}', '');
  const { emailChanged, identityLinked, identityUnlinked, factorNotMine } = ownWords[locale];
  const confirmation = mails['confirm-sign-up'];
  // All links of a project live equally long (`otp_expiry`): as long as the one that confirms a sign-up.
  const recovery = withNotes(mails.recovery, [
    ...confirmation.notes.slice(0, 1),
    ...mails.recovery.notes.slice(1),
  ]);
  return {
    confirmation,
    recovery,
    // Nothing of ours asks for it, but anybody may; its link opens what a recovery link opens.
    magic_link: recovery,
    email_change: mails['email-change-current'],
    password_changed: mails['password-changed'],
    email_changed: emailChanged,
    identity_linked: identityLinked,
    identity_unlinked: identityUnlinked,
    mfa_factor_enrolled: withNotes(mails['factor-added'], [factorNotMine]),
    mfa_factor_unenrolled: mails['factor-removed'],
  };
}

function withNotes(words: MailWords, notes: readonly string[]): MailWords {
  return { ...words, notes };
}
