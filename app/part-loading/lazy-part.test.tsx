import { Suspense, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { copy as siteCopy } from '#content/dictionaries/en/site.ts';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { lazyPart } from './lazy-part.tsx';

type Copy = { greeting: string };

const words = {
  es: async () => ({ copy: { greeting: 'Hola' } }),
  en: async () => ({ copy: { greeting: 'Hello' } }),
};

const Greeting = lazyPart<{ name: string }, Copy>(
  async () =>
    ({ name, copy }) =>
      `${copy.greeting}, ${name}.`,
  words,
);

test('a part has the words of the document’s language', async () => {
  expect(await shown(<Greeting name="Ana" />, 'es')).toContain('Hola, Ana.');
  expect(await shown(<Greeting name="Ana" />, 'en')).toContain('Hello, Ana.');
});

test('a part that cannot be had takes nothing else with it', async () => {
  const lost = { ...words, en: () => Promise.reject(new Error('no network')) };
  const load = async () => () => 'here';
  const Needed = lazyPart<object, Copy>(load, lost);
  const Optional = lazyPart<object, Copy>(load, lost, { isOptional: true });
  expect(await shown(<Optional />, 'en')).toBe('no error: <p></p>');
  expect(await shown(<Needed />, 'en')).toBe('no error: <p></p>');
});

/** What the page shows in the end, after the error that it met. */
async function shown(part: ReactNode, locale: Locale): Promise<string> {
  let met = 'no error';
  const { prelude } = await prerender(
    <LocaleProvider locale={locale}>
      <SiteCopyProvider value={siteCopy}>
        <p>
          <Suspense>{part}</Suspense>
        </p>
      </SiteCopyProvider>
    </LocaleProvider>,
    { onError: (error) => void (met = error instanceof Error ? error.message : String(error)) },
  );
  const html = await new Response(prelude).text();
  return `${met}: ${html.replaceAll(/<!--.*?-->/g, '')}`;
}
