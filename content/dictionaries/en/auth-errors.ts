import type { Copy } from '#content/dictionaries/es/auth-errors.ts';

export const copy = {
  titles: {
    generic: 'Error',
    signIn: 'Sign-in error',
    signUp: 'Registration error',
  },
  failures: {
    network: 'Connection problem. Check your internet connection and try again.',
    rateLimit: 'Too many attempts. Wait a few minutes before trying again.',
    alreadyRegistered: 'This email is already registered. Do you want to sign in?',
    passwordShort: 'The password must be at least 8 characters long',
    passwordCommon:
      'That password is among the first ones anybody would try. Choose another: a few words together work well.',
    passwordKinds: 'The password needs more variety: mix letters, numbers and symbols.',
    passwordLong:
      'The password is too long: the limit is 72 characters, or fewer if you use accents or emojis.',
    emailInvalid:
      'That email does not look right. Check that it is complete, like name@example.com.',
    invalidCredentials: 'The email or the password is wrong. Check them and try again.',
    emailNotConfirmed:
      'Your email is not confirmed yet. Open the link we sent you or ask for a new one.',
    linkExpired: 'This link no longer works: it was used, it expired, or there is a newer one.',
    samePassword: 'The new password has to be different from the old one.',
    currentPassword: 'To change it we also need your current password.',
    currentPasswordWrong: 'That is not your current password.',
    sessionMissing: 'Your session has ended. Please sign in again.',
    codeWrong:
      'That code does not work or was used already. Enter the next one your app shows: it changes every 30 seconds. If that one fails too, check the clock of your phone: set the time to automatic.',
    codeExpired: 'That code took too long to arrive. Enter the one your app shows now.',
    codeNeeded: 'The code from your authenticator app is missing.',
    factorGone: 'Two-step verification was changed on another device. Reload the page.',
    recoveryCodeWrong:
      'That recovery code does not work. Check that it is complete and from your latest list.',
    signupDisabled: 'Accounts cannot be created at the moment.',
    userBanned: 'This account is blocked. Write to us and we will look into it with you.',
    invalidInput: 'Something here cannot be accepted. Check what you typed.',
    serverBusy: 'The server is busy. Wait a moment and try again.',
    mailLinkNeeded:
      'This account administers the site, and its two-step verification is switched on from the mailbox. Ask for a link under “Forgot your password?”, open it and come back here within the hour.',
    unexpected: 'Unexpected error. Please try again.',
  },
  registration: {
    rateLimit: 'Too many registration attempts. Wait a few minutes before trying again.',
  },
} satisfies Copy;
