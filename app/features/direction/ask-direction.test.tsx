import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/what-you-study.ts';
import { copy as siteCopy } from '#content/dictionaries/es/site.ts';
import { directionQuery } from '#app/data/person/direction.ts';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { AskDirection } from './ask-direction.tsx';
import { DirectionForm } from './direction-form.tsx';

/** What is shown of the question, after this answer. */
function shown(said: string | null): string {
  const queries = new QueryClient();
  queries.setQueryData(directionQuery('ana').queryKey, said);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SiteCopyProvider value={siteCopy}>
        <AskDirection owner="ana" copy={copy} />
      </SiteCopyProvider>
    </QueryClientProvider>,
  );
}

test('one press leads to the question; after an answer it reads what was said, and can take it back', () => {
  expect(shown(null)).toContain(copy.onResult.reopen);
  expect(shown(null)).not.toContain(copy.onResult.remove);
  expect(shown('science')).toContain('Nos dijiste: Ciencias y matemáticas.');
  expect(shown('undecided')).toContain('Nos dijiste: Todavía no lo sé.');
  expect(shown('science')).toContain(copy.onResult.remove);
});

test('a family that the catalogue no longer has is told as something else', () => {
  expect(shown('alchemy')).toContain('Nos dijiste: Otra cosa.');
});

test('the list has the 25 families, not knowing yet and something else, and nothing to type into', () => {
  const html = renderToStaticMarkup(
    <SiteCopyProvider value={siteCopy}>
      <DirectionForm onSend={async () => {}} copy={copy} />
    </SiteCopyProvider>,
  );
  expect(html.match(/<option/g)).toHaveLength(1 + 25 + 2);
  expect(html).not.toMatch(/<(input|textarea)/);
});
