import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/login.ts';

export const copy = {
  head: {
    title: `Sign in (sample) · ${site.brand}`,
    description:
      'A sample view of the sign-in screen. To open your account or create a new one, use the sign-in page.',
  },
  backHome: 'Back to home',
  title: 'Sign in to your account',
  lead: 'To sign in, use this button. You can recover your password there too.',
  note: 'This screen is only a sample: to identify you it needs the connection with the account service.',
  toAuth: 'Sign in to my account',
  sample: 'A sample of the sign-in screen',
  fields: {
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
  },
  submit: 'Sign in (needs the connection with the service)',
  registerQuestion: 'No account yet?',
  register: 'Create account',
} satisfies Copy;
