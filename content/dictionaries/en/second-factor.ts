import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  errors,
  wait: 'Too many attempts. Wait {wait} and try again.',
  code: {
    label: '6-digit code',
    help: 'Your authenticator app shows it; it changes every 30 seconds.',
    missing: 'Enter the 6 digits that your app shows.',
    checking: 'Checking…',
  },
  recoveryCode: {
    label: 'Recovery code',
    help: 'One of the ten you saved, with its four groups of letters and numbers.',
    missing: 'Enter one of your recovery codes.',
  },
  ask: {
    title: 'One more step: your code',
    lead: 'Open your authenticator app and enter the code for your account, {email}.',
    submit: 'Sign in',
    lost: 'Lost your phone? Use a recovery code',
    cancel: 'Cancel',
  },
  recover: {
    title: 'Sign in with a recovery code',
    lead: 'The code works once and turns off two-step verification for {email}. You can then turn it on again with another phone.',
    submit: 'Use this code and sign in',
    back: 'Back to the code from the app',
    noCodes: `No codes either? Write to ${site.owner.value.email} from the email of your account.`,
    done: {
      title: 'You are signed in',
      text: 'We turned off two-step verification. Turn it on again in your profile.',
    },
    again: {
      title: 'You are in',
      lead: 'With the recovery code we turned off two-step verification. Turn it on now with the phone you have: until then, only your password protects your account.',
      later: 'Not now',
    },
  },
  enrol: {
    why: 'Besides your password, your account will ask for a code that is only on your phone. If somebody guesses or steals your password, it will not be enough to get in.',
    apps: 'Any authenticator app works, for example Google Authenticator, which is free. You may have one already: iPhones and many password managers include it.',
    start: 'Turn on two-step verification',
    starting: 'Getting ready…',
    scan: {
      title: '1. Add your account to the app',
      text: 'In the app, add an account and scan this QR code.',
      again: 'This QR code is new. If your app kept an account from an earlier try, delete it.',
      picture:
        'QR code that adds your account to the authenticator app. The key below does the same.',
      here: 'Is the app on this same device?',
      open: 'Open the app',
      key: 'If you cannot scan it, type this key into the app:',
      copy: 'Copy the key',
      copied: 'Key copied',
    },
    confirm: { title: '2. Enter the code it shows', submit: 'Turn on' },
  },
  codes: {
    title: 'Save your recovery codes',
    lead: 'If you lose your phone, one of these codes lets you in. Keep them on paper or in your password manager: we will not show them again.',
    list: 'Recovery codes',
    copy: 'Copy the codes',
    copied: 'Codes copied',
    notCopied: 'The browser did not allow copying. Download them or write them down.',
    download: 'Download (.txt)',
    done: 'I have saved them',
    making: 'Making your codes…',
    failed: {
      title: 'We could not make the codes',
      text: 'Two-step verification is on. Try again: with the codes you are not locked out if you lose your phone.',
      retry: 'Make the codes',
    },
    file: {
      name: 'faro-recovery-codes.txt',
      head: `Recovery codes for ${site.brand}`,
      account: 'Account: {email}',
      made: 'Made on {date}. Each works once.',
    },
  },
  setting: {
    term: 'Two-step verification',
    loading: 'Checking…',
    unreachable: 'We could not check whether it is on.',
    retry: 'Try again',
    off: 'Off',
    turnOn: 'Turn on',
    on: 'On since {date}',
    left: {
      many: 'You have {n} recovery codes left.',
      one: 'You have one recovery code left.',
      none: 'You have no recovery codes. Make some now: without them, if you lose your phone you will not get in.',
    },
    makeCodes: {
      press: 'Make new codes',
      text: 'The ten new codes replace the old ones.',
      submit: 'Make codes',
    },
    remove: {
      press: 'Turn off two-step verification',
      text: 'Your password will be enough to sign in, and your recovery codes will stop working.',
      submit: 'Turn it off',
      done: {
        title: 'Two-step verification is off',
        text: 'You can turn it on whenever you like.',
      },
    },
    turnedOn: {
      title: 'Two-step verification is on',
      text: 'Next time you sign in we will ask for the code as well. On your other devices you will have to sign in again.',
    },
    newCodes: { title: 'New codes saved', text: 'The old ones no longer work.' },
    cancel: 'Cancel',
  },
} satisfies Copy;
