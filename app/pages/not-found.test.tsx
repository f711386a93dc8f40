import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#app/data/backend/query-client.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { locales, type Locale } from '#domain/locale.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { Page as AdminPage } from './admin.tsx';
import { Page as NotFoundPage } from './not-found.tsx';

async function render(page: 'not-found' | 'admin', locale: Locale): Promise<string> {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <LocaleProvider locale={locale}>
        <StaticNavigation>{await elementOf(page, locale)}</StaticNavigation>
      </LocaleProvider>
    </QueryClientProvider>,
  );
}

async function elementOf(page: 'not-found' | 'admin', locale: Locale) {
  if (page === 'admin') return <AdminPage copy={await loadWords(wordsOf('admin'), locale)} />;
  return <NotFoundPage copy={await loadWords(wordsOf('not-found'), locale)} />;
}

describe.each(locales)('where nothing is (%s)', (locale) => {
  it('says so in the specified English words, marked as English (S08)', async () => {
    expect(await render('not-found', locale)).toContain(
      '<h1><span lang="en">Oops! Page not found</span></h1>',
    );
  });

  it('leads home in the language of the page', async () => {
    const home = locale === 'es' ? 'href="/"' : 'href="/en"';
    expect(await render('not-found', locale)).toContain(home);
  });

  it('shows the admin page to known admins alone', async () => {
    expect(await render('admin', locale)).toBe(await render('not-found', locale));
  });
});
