import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import { momentIn, type MailBook } from './mail-book.ts';
import { rightsMails } from './rights-mails.ts';

const { brand } = site;
/** All mails in English. */
export const en: MailBook = {
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
    return `on ${momentIn('en', at)} (UTC), ${named}`;
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
        `If it was not you, somebody knows your password and has been in your account. Ask for a new password within ${constants.recentFactorDays} days: the link that we send you also takes this verification away and ends all other sessions. After that, write to ${site.owner.value.email}.`,
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
      subject: `Your ${brand} account will be erased in ${constants.inactiveNoticeDays} days`,
      heading: 'Do you want to keep your account?',
      paragraphs: [
        `Nobody has used your ${brand} account for ${constants.inactiveMonths} months. We do not keep data that is no use to anybody, so in ${constants.inactiveNoticeDays} days we will erase it with all its results.`,
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
        `The link can be used to answer for ${constants.followUpDays} days.`,
        'Do not pass it on: whoever has it can answer for you.',
      ],
    },
    'guess-came': {
      subject: 'Somebody has guessed what you like',
      heading: 'A guess has come back',
      paragraphs: [
        `Somebody opened your ${brand} link and put in order what they think you like.`,
        'They have seen nothing of your result yet. Read it first, and decide whether they do.',
      ],
      button: 'See both sides',
      notes: ['You asked for this note when you made the link.'],
      stop: 'If you do not want further notes like this one, open this link and press one button, without signing in:',
    },
  }),
};
