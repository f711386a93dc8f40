import { constants } from '#domain/constants.ts';
import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';
import { copy as privacy } from './profile-privacy.ts';

export const copy = {
  head: {
    title: `Your profile · ${site.brand}`,
    description:
      'Your details, your saved results and the tests you have not finished, in one place.',
  },
  eyebrow: 'Your account',
  title: 'Your profile',
  loading: 'Opening your profile…',
  visitor: {
    text: 'Your details and your saved results will be here once you sign in. The test can be taken without an account; an account is for keeping the result and seeing it on another device.',
    signIn: 'Sign in',
    register: 'Create account',
    guest: 'There is a result without an account in this browser.',
    seeGuest: 'See it',
  },
  settings: {
    form,
    errors,
    title: 'Your account',
    saving: 'Saving...',
    cancel: 'Cancel',
    name: {
      term: 'Name',
      none: 'No name',
      change: 'Change name',
      submit: 'Save name',
      done: { title: 'Name updated', text: 'That is how we will address you in emails, too.' },
    },
    language: {
      term: 'Language of emails',
      change: 'Change language',
      submit: 'Save language',
      done: { title: 'Language updated', text: 'We will write to you in that language.' },
      names: { es: 'Spanish', en: 'English' },
    },
    email: {
      term: 'Email',
      change: 'Change email',
      field: 'New email',
      help: 'We will write to your present address and to the new one: the change takes effect once you open the link in both.',
      submit: 'Ask for the change',
      done: {
        title: 'One more step',
        text: 'We sent a message to both of your addresses. Open the link in each and the change is done.',
      },
      pending: {
        title: 'Change of email not finished',
        text: 'The link we sent to {email} or the one to {newEmail} is still to be opened. If they do not arrive or have expired, ask for the change again.',
      },
    },
    waysIn: {
      term: 'Ways to sign in',
      names: { google: 'Google', azure: 'Microsoft' },
      withPassword: '{list}, or your email and password',
      noPassword:
        'Your account has no password. With one you can sign in without them as well; and you need it to download your data or delete the account.',
      noWay:
        'Your account has no password. Choose one to sign in again; downloading your data or deleting the account needs it, too.',
      ask: 'Send me a link to choose one',
      asking: 'Sending...',
      sent: 'We sent a link to {email}. Open it in this browser and choose your password.',
    },
    password: {
      term: 'Password',
      value: 'Only you know it',
      change: 'Change password',
      current: 'Current password',
      next: 'New password',
      confirm: 'Repeat the new password',
      submit: 'Save password',
      done: {
        title: 'Password updated',
        text: 'Your password has been changed. Your other devices have been signed out.',
      },
    },
    sessions: {
      title: 'Where your account is open',
      loading: 'Looking for your sessions…',
      unreachable: 'We could not find out where your account is open.',
      retry: 'Try again',
      device: '{browser} on {system}',
      unknown: 'Unnamed browser',
      current: 'this device',
      times: 'Since {start}. Last used: {seen}',
      one: {
        press: 'End this session',
        question: 'End the session of {name}?',
        here: 'End the session of this device?',
        yes: 'Yes, end it',
        no: 'No',
        busy: 'Ending…',
        failed: 'It could not be ended. Check your connection.',
        ended: {
          title: 'Session ended',
          text: '{name} will have to sign in again. If you do not recognise it, change your password too.',
        },
      },
      endOthers: 'Sign out everywhere else',
      ending: 'Signing out...',
      ended: {
        title: 'Signed out elsewhere',
        text: 'Your account is now open on this device only.',
      },
    },
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    signOutNote:
      'When you sign out, your answers are removed from this device and stay in your account.',
  },
  attempts: {
    title: 'Your results',
    loading: 'Looking for your results…',
    none: 'There are no results in your account yet.',
    tests: namesIn('en', 'test'),
    start: namesIn('en', 'take'),
    finished: 'Finished on {date}',
    draft: 'Unfinished. Answers: {n}',
    see: 'See it',
    resume: 'Continue',
    erase: {
      one: 'Erase',
      question: 'Erase these answers for good?',
      all: 'Erase all my results',
      allQuestion: 'Erase the answers of all tests for good?',
      yes: 'Yes, erase',
      no: 'No',
      busy: 'Erasing…',
      done: 'Erased.',
      failed: 'It could not be erased. Check your connection.',
      marker: `An erased result leaves an empty marker for ${constants.withdrawnMarkerDays} days, so that another device of yours does not bring it back.`,
    },
    unreachable: 'We could not reach your account. A result may be missing.',
    retry: 'Try again',
  },
  favourites: {
    title: 'Careers that interest you',
    loading: 'Looking for your careers…',
    none: 'When you mark a career as of interest, it will appear here.',
    results: 'See your results',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    unreachable: 'We could not look up your careers.',
    notSaved: 'It could not be removed. Check your connection.',
  },
  privacy,
} satisfies Copy;
