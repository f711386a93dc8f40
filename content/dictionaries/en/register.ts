import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  head: {
    title: `Create account · ${site.brand}`,
    description:
      'Create your free account to keep the results of your career test and see them from any device.',
  },
  backHome: 'Back to home',
  title: 'Create your account',
  lead: 'Free, in a minute. If you already took a test in this browser, its result is waiting for you once you confirm.',
  form: {
    ...form,
    submit: 'Create account',
    submitting: 'Registering...',
    retrying: 'Retry {n}/{max} - The server is busy, trying again...',
    success: { title: 'Registration successful!', text: 'Registration completed successfully!' },
    errors,
    signInQuestion: 'Already have an account?',
    signIn: 'Sign in',
  },
  why: {
    title: 'Why create an account',
    benefits: [
      'Save your results and come back to them whenever you like.',
      'Receive detailed reports by email.',
      'Track your professional development over time.',
      'Get personalised recommendations.',
    ],
  },
} satisfies Copy;
