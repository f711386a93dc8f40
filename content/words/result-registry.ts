// Of the registry of words what goes with a test and its result.
import type { Words } from '#content/wording/load-words.ts';

export const resultRegistry = {
  guess: {
    es: () => import('#content/dictionaries/es/guess.ts'),
    en: () => import('#content/dictionaries/en/guess.ts'),
  },
  'guest-link': {
    es: () => import('#content/dictionaries/es/guest-link.ts'),
    en: () => import('#content/dictionaries/en/guest-link.ts'),
  },
  joint: {
    es: () => import('#content/dictionaries/es/joint.ts'),
    en: () => import('#content/dictionaries/en/joint.ts'),
  },
  moments: {
    es: () => import('#content/dictionaries/es/moments.ts'),
    en: () => import('#content/dictionaries/en/moments.ts'),
  },
  trial: {
    es: () => import('#content/dictionaries/es/trial.ts'),
    en: () => import('#content/dictionaries/en/trial.ts'),
  },
  'one-by-one': {
    es: () => import('#content/dictionaries/es/one-by-one.ts'),
    en: () => import('#content/dictionaries/en/one-by-one.ts'),
  },
  'second-look': {
    es: () => import('#content/dictionaries/es/second-look.ts'),
    en: () => import('#content/dictionaries/en/second-look.ts'),
  },
  share: {
    es: () => import('#content/dictionaries/es/share.ts'),
    en: () => import('#content/dictionaries/en/share.ts'),
  },
  'share-picture': {
    es: () => import('#content/dictionaries/es/share-picture.ts'),
    en: () => import('#content/dictionaries/en/share-picture.ts'),
  },
  'shared-result': {
    es: () => import('#content/dictionaries/es/shared-result.ts'),
    en: () => import('#content/dictionaries/en/shared-result.ts'),
  },
} satisfies Readonly<Record<string, Words<unknown>>>;
