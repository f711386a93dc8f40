import type { ComponentProps } from 'react';
import type { Copy } from '#content/dictionaries/es/providers.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { ProviderButtons as Buttons } from '#app/features/sign-in/providers/provider-buttons.tsx';
import type { ProviderReturn as Return } from '#app/features/sign-in/providers/provider-return.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';

/** The words of signing in by way of another company. */
const words = wordsOf('providers');

/** Where no company is offered, nothing of it is loaded; where it cannot be, the page does without. */
export const ProviderButtons = lazyPart<Omit<ComponentProps<typeof Buttons>, 'copy'>, Copy>(
  async () =>
    (await import('#app/features/sign-in/providers/provider-buttons.tsx')).ProviderButtons,
  words,
  { isOptional: true },
);

export const ProviderReturn = lazyPart<Omit<ComponentProps<typeof Return>, 'copy'>, Copy>(
  async () => (await import('#app/features/sign-in/providers/provider-return.tsx')).ProviderReturn,
  words,
);
