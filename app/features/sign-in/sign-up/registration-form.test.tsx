import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/register.ts';
import { copy as siteEnglish } from '#content/dictionaries/en/site.ts';
import { copy as spanish } from '#content/dictionaries/es/register.ts';
import { copy as siteSpanish } from '#content/dictionaries/es/site.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { RegistrationForm } from './registration-form.tsx';

const languages = [
  ['es', spanish.form, siteSpanish],
  ['en', english.form, siteEnglish],
] as const;

function render([locale, copy, site]: (typeof languages)[number]): string {
  return renderToString(
    <LocaleProvider locale={locale}>
      <SiteCopyProvider value={site}>
        <StaticNavigation>
          <RegistrationForm copy={copy} onRegistered={() => {}} />
        </StaticNavigation>
      </SiteCopyProvider>
    </LocaleProvider>,
  );
}

test('P02: as built it asks for everything, nothing is ticked and nothing can be sent', () => {
  for (const language of languages) {
    const html = render(language);
    expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword',
      'privacy',
    ]);
    expect(html).not.toContain('checked');
    expect(html).toContain('<form class="form" noValidate="" method="post">');
    expect(html).toContain('<button disabled="" type="submit"');
    expect(html).toContain(`>${language[1].submit}</button>`);
    expect(html).not.toContain('style=');
  }
});

test('keeps the meaning of its fields for password managers and keyboards', () => {
  const html = render(languages[0]);
  expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(html.match(/minLength="8"/gi)).toHaveLength(2);
  expect(html).toMatch(/autoComplete="name"/);
  expect(html).toMatch(/autoComplete="email"/);
  expect(html.match(/ required=""/g)).toHaveLength(5);
});

test('P03: names the age, links the policy in a new tab and tells the younger that they need no account', () => {
  for (const [language, legal] of [
    [languages[0], '/legal'],
    [languages[1], '/en/legal'],
  ] as const) {
    const html = render(language);
    expect(html).toContain(language[1].consent.text.split('{age}')[0] + '14');
    expect(html).toContain(`href="${legal}#privacidad" target="_blank" rel="noopener"`);
    expect(html).toContain(language[1].consent.younger.replace('{age}', '14'));
    // One sentence, whose hash is kept; the age stands out as what a person states.
    const { text, statement } = language[1].consent;
    expect(text.startsWith(statement)).toBe(true);
    expect(html).toContain(`>${statement.replace('{age}', '14')}</strong>`);
  }
});
