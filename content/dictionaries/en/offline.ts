import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/offline.ts';

export const copy = {
  head: {
    title: `No connection · ${site.brand}`,
    description:
      'There is no internet connection. The tests and their results work all the same on this device.',
  },
  eyebrow: 'No connection',
  title: 'This page needs the internet',
  lead: 'The tests do not. They are stored on this device, with their results, and you can take them now.',
  tests: 'What works without a connection',
  links: {
    ...namesIn('en', 'testTitle'),
    results: 'My result',
  },
  sent: 'Your answers stay on this device. If you have an account, they are sent by themselves once the connection is back.',
} satisfies Copy;
