import type { Copy } from '#content/dictionaries/es/providers.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';
import { copy as auth } from './auth.ts';

export const copy = {
  consent: form.consent,
  failures: errors.failures,
  signedIn: auth.success.signedIn,
  signedUp: auth.success.signedUp,
  names: { google: 'Google', azure: 'Microsoft' },
  or: 'or',
  go: 'Continue with {provider}',
  leaving: 'Opening {provider}...',
  ageFirst:
    'If this is your first time here, your account is made when you come back from {provider}. So we ask before:',
  ageMissing: 'Tick this box and press the button again.',
  noStorage:
    'This browser keeps nothing of any page, so there is no way back from {provider}. Sign in with your email and password.',
  checking: 'Checking what {provider} answered...',
  signUp: {
    title: 'One more step to your account',
    lead: '{provider} confirms that {email} is your address. There is no account with it here yet.',
    submit: 'Create account',
    submitting: 'Creating account...',
    leave: 'Do not create the account',
  },
  failed: {
    cancelled: {
      title: 'You did not sign in with {provider}',
      text: 'You cancelled on the page of {provider}, or permission was not given there. Nothing has changed here.',
    },
    unverified: {
      title: '{provider} does not answer for that address',
      text: 'We only take addresses that {provider} knows to be yours today: its own, and those of schools and companies that run their mail there. Register or sign in with your email and a password.',
    },
    disabled: {
      title: 'Signing in with {provider} is not possible now',
      text: 'Sign in with your email and password. If you have no password, ask for a link to choose one.',
    },
    expired: {
      title: 'This step is over',
      text: 'It took too long, or began in another tab. Start again: nothing is lost.',
    },
    down: {
      title: '{provider} did not answer as it should',
      text: 'It is not your fault and nothing is lost. Try again in a moment, or sign in with your email.',
    },
    other: { title: 'We could not open your account' },
  },
  again: 'Try again with {provider}',
  byMail: 'Sign in with my email',
} satisfies Copy;
