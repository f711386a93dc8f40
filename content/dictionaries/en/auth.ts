import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  head: {
    title: `Sign in · ${site.brand}`,
    description:
      'Sign in to see your saved results, create a new account or get back in with a new password.',
  },
  backHome: 'Back to home',
  gives: {
    title: 'Your account is free',
    points: [
      'Your result, on any phone or computer.',
      'Your careers and your plan.',
      'A link to show it at home.',
    ],
  },
  retry: 'Try again',
  form: { ...form, newPasswordPlaceholder: 'At least 8 characters' },
  errors,
  modes: {
    'sign-in': {
      title: 'Sign in',
      lead: 'Your results are where you left them.',
      submit: 'Sign in',
      submitting: 'Signing in...',
    },
    'sign-up': {
      title: 'Create your account',
      lead: 'Free, and your results follow you.',
      submit: 'Create account',
      submitting: 'Creating account...',
    },
    'reset-request': {
      title: 'Get back into your account',
      lead: 'Enter the email of your account and we will send you a link to choose a new password.',
      submit: 'Send link',
      submitting: 'Sending...',
    },
    'new-password': {
      title: 'Choose a new password',
      lead: 'Saving it signs you out on all other devices.',
      submit: 'Save password',
      submitting: 'Saving...',
    },
  },
  shared: {
    label: 'This is a shared computer',
    help: 'Your session ends when you close the tab.',
  },
  toggles: {
    noAccount: 'No account yet?',
    toSignUp: 'Create account',
    hasAccount: 'Already have an account?',
    toSignIn: 'Sign in',
    forgot: 'Forgot your password?',
    backToSignIn: 'Back to sign in',
  },
  again: {
    title: 'Your session has ended',
    text: 'Your answers are safe on this device. Sign in again so that they are saved in your account too.',
    onPage:
      'It was closed from somewhere else, or it expired. What you see stays here and nothing in your account is lost: sign in again to go on.',
    later: 'Carry on without signing in',
    close: 'Close',
  },
  success: {
    signedIn: { title: 'Welcome back!', text: 'You are signed in.' },
    signedUp: { title: 'Registration successful!', text: 'Registration completed successfully!' },
    resetSent: {
      title: 'Email sent',
      text: 'If there is an account with that email, a link to choose a new password will arrive in a few minutes.',
    },
    passwordSet: {
      title: 'Password updated',
      text: 'Your password has been changed successfully',
    },
  },
  checkMail: {
    title: 'Check your email',
    text: 'We sent a message to {email}. Open it and press the button to confirm your account; the link works for 24 hours.',
    hint: 'Not there? Look in your spam folder and check that the address is spelled correctly.',
    resend: 'Send another email',
    resending: 'Sending...',
    resent:
      'Done. If an account with that email is waiting to be confirmed, the message arrives in a few minutes.',
  },
  notOpened: 'Have you just signed up? Before you sign in, open the link we sent you by email.',
  accountNamed: 'Account: {email}',
  firstPassword: {
    title: 'Choose your password',
    lead: 'You confirmed {email}. Choose your password here, so that nobody else decides it for you: the one typed when the account was made, perhaps in another browser, no longer counts.',
    accepting: 'By saving you confirm: “{words}”',
    submit: 'Save and continue',
    submitting: 'Saving...',
    leave: 'Not my account: sign out',
    done: { title: 'Your account is ready', text: 'Next time, sign in with this password.' },
    over: {
      title: 'This step is over',
      text: 'Your email is confirmed, but choosing the password takes a new link.',
      recover: 'Ask for a link to choose a password',
    },
  },
  notConfirmed: {
    title: 'Your email is not confirmed yet',
    text: 'Before you sign in, open the link we sent to {email}. If you no longer have it, ask for another.',
  },
  link: {
    ready: {
      signup: {
        title: 'Confirm your email',
        lead: 'By continuing you confirm that this address is yours and open your account.',
        submit: 'Confirm my email',
      },
      recovery: {
        title: 'Get back into your account',
        lead: 'Continue to choose a new password.',
        submit: 'Choose a new password',
      },
      email_change: {
        title: 'Confirm the change of email',
        lead: 'By continuing you confirm the new address of your account.',
        submit: 'Confirm the change',
      },
    },
    submitting: 'One moment...',
    someoneHere:
      'The account of {email} is open in this browser. If the link belongs to somebody else, we will close this one and open the other.',
    other: {
      title: 'A different account is open now',
      text: 'The link belonged to {email}. The account of {before} was open before and is now closed in this browser.',
      go: 'Continue as {email}',
      leave: 'Not my account: sign out',
    },
    named: {
      title: 'An account was opened',
      text: 'It is the account of {email}. Check that it is yours before you continue.',
    },
    half: {
      title: 'One more step',
      text: 'We sent a message to both of your addresses. Open the link in the other one too and the change is done.',
    },
    signInFirst: {
      title: 'Sign in to change your email',
      text: 'The change is only confirmed where the account is open. Sign in to this browser with the email that you have had until now, and open the link in the message again: it has not been used up here.',
      someoneHere:
        'The account of {email} is open in this browser. Sign out of it, sign in to the account that asked for the change, and open the link in the message again: it has not been used up here.',
      notAsked:
        'If you did not ask for a change, there is nothing to do: your address has not been joined to any account.',
    },
    changed: {
      title: 'The email of an account has changed',
      text: 'It is now {email}. That account was not open in this browser, so nobody is signed in here.',
      claim:
        'To get in, sign in with that address. If you do not know the password, or if it was not you who asked for the change, choose a new one: nobody else will get in then.',
    },
    goOn: {
      signIn: 'Sign in',
      recover: 'Ask for a new password',
      leave: 'Sign out',
    },
    incomplete: {
      title: 'The link arrived incomplete',
      lead: 'Your email program cut the link off. It is still valid: copy the code at the end of the message in here.',
      code: 'Code in the message',
      codeHelp: 'You can also paste the whole link.',
      open: 'Continue',
      nothing: 'There is no code in this. Copy all of it, from the first letter to the last.',
      another: 'You do not have the code?',
    },
    spent: {
      title: 'This link no longer works',
      signup:
        'It is no longer valid. If you have already chosen your password, sign in; if not, we will send you another link.',
      recovery: 'It is no longer valid. We will send you another to choose a new password.',
      email_change:
        'It is no longer valid. Sign in and ask for the change of email again in your profile.',
      email: form.fields.email,
      send: 'Send a new link',
      sending: 'Sending...',
      sent: {
        title: 'Check your email',
        text: 'If that email has something pending with us, a new link will arrive in a few minutes.',
      },
      signIn: 'Sign in',
    },
  },
} satisfies Copy;
