import { namesIn } from '#content/instruments/registry.ts';
import type { Copy } from '#content/dictionaries/es/site.ts';

export const copy = {
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    result: 'My result',
    takeTest: 'Take a test',
    careers: 'Careers',
    pathway: 'Your path to Spain',
    blog: 'Articles',
    signIn: 'Sign in',
    register: 'Create account',
    profile: 'My profile',
    signOut: 'Sign out',
    admin: 'Admin',
    menu: 'Menu',
    loading: 'Loading…',
  },
  language: { label: 'Language', es: 'Español', en: 'English' },
  ribbon: 'Demonstration site: example data',
  ribbonInTest: { word: 'demo site', name: 'demonstration site' },
  newTab: 'opens in a new tab',
  footer: {
    label: 'Footer',
    about: 'Career guidance and support for Latin American families with their eyes on Spain.',
    tests: 'The tests',
    testNames: namesIn('en', 'testInFooter'),
    method: 'Method and limits',
    legal: 'Privacy and legal notice',
    spain: 'Studying in Spain',
    careers: 'Careers',
    pathway: 'Your path to Spain',
    admission: 'What does it cost, and will I get in?',
    blog: 'Articles',
    classroom: 'For schools',
    research: 'What we know about the tests',
    contact: 'Contact',
    account: 'Your account',
    rights:
      'The tests are for exploring: they measure interests, values and traits, not abilities.',
  },
  toasts: { close: 'Close message', region: 'Messages' },
  errors: {
    notFound: 'Oops! Page not found',
    unexpected: 'Unexpected Application Error!',
    unexpectedHelp:
      'Something went wrong while showing this page. Nothing that was already saved is lost.',
    pageMissing: 'This page has not arrived yet',
    pageMissingHelp:
      'You seem to be offline. As soon as you are back, the page will appear here by itself. Nothing that was already saved is lost.',
    partMissing:
      'This part of the page did not arrive. We will keep asking for it, with nothing for you to do; the rest works.',
    retry: 'Try again',
    backHome: 'Back to home',
  },
} satisfies Copy;
