import type { Copy } from '#content/dictionaries/es/account-form.ts';

export const copy = {
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Repeat the password',
    passwordHelp: 'At least 8 characters. A few words together are easy to remember.',
    show: 'Show password',
    hide: 'Hide password',
  },
  consent: {
    text: 'I am {age} or older and I accept the [Privacy policy](privacy) and the [terms](terms).',
    statement: 'I am {age} or older',
    version: '2026-11.en',
    translation: '2026-11.es',
    hash: '087a1affaeb22c9edb10a9fcd33bee65b29c4dce8994c40a7dbaf0f15c79a203',
    younger:
      'Younger than {age}? You do not need an account: the test works without one, in this browser, so that you can show it at home.',
  },
  problemsTitle: 'Please check these details',
  problems: {
    passwordsDiffer: "Passwords don't match",
    privacyMissing: 'You must accept the Privacy policy to continue',
    passwordShort: 'The password must be at least 8 characters long',
    passwordLong:
      'The password is too long: the limit is 72 characters, or fewer if you use accents or emojis.',
    passwordMissing: 'Enter your password',
    nameMissing: 'Enter your name',
    nameLong: 'The name is too long: the limit is 100 characters.',
    emailMissing: 'Enter your email',
    emailInvalid:
      'That email does not look right. Check that it is complete, like name@example.com.',
    emailSame: 'That is already the email of your account.',
    strangeCharacters:
      'There are invisible characters here that we cannot keep. Delete what is there and type it again.',
  },
  needsScript:
    'To use your account, turn on JavaScript in this browser. The rest of the site can be read without it.',
} satisfies Copy;
