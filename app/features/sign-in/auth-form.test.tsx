import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/auth.ts';
import { copy as siteEnglish } from '#content/dictionaries/en/site.ts';
import { copy as spanish, type Copy } from '#content/dictionaries/es/auth.ts';
import { copy as siteSpanish } from '#content/dictionaries/es/site.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { ModeLinks } from './mode-links.tsx';

const languages = [
  ['es', spanish, siteSpanish],
  ['en', english, siteEnglish],
] as const;

type Shown = Parameters<typeof AuthForm>[0]['form']['shown'];

function render(
  mode: AuthMode,
  [locale, copy, site]: (typeof languages)[number],
  { isBusy = false, shown = { fields: {} } }: { isBusy?: boolean; shown?: Shown } = {},
): string {
  const form = { isBusy, count: 0, shown, forget: () => {}, submit: async () => {} };
  const words: Copy = copy;
  return renderToString(
    <LocaleProvider locale={locale}>
      <SiteCopyProvider value={site}>
        <StaticNavigation at="/auth">
          <AuthForm id="f" mode={mode} copy={words} form={form} email="ana@example.com" />
          <ModeLinks mode={mode} search="" copy={words.toggles} />
        </StaticNavigation>
      </SiteCopyProvider>
    </LocaleProvider>,
  );
}

const names = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
const fill = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe.each(languages.map((language) => [language[0], language] as const))(
  'in the language %s',
  (_, language) => {
    const copy = language[1];

    test('signing in asks for address and password and offers the forgotten one', () => {
      const html = render('sign-in', language);
      expect(names(html)).toEqual(['email', 'password', 'isShared']);
      expect(fill(html, 'isShared')).not.toContain('checked');
      expect(html).toContain(copy.shared.help);
      expect(fill(html, 'email')).toContain('type="email" inputMode="email" autoComplete="email"');
      expect(fill(html, 'password')).toContain('autoComplete="current-password"');
      expect(html).toContain(copy.toggles.forgot);
      expect(html).toContain('href="/auth?mode=sign-up"');
    });

    test('creating an account asks for name, twin and box, with the age and both links', () => {
      const html = render('sign-up', language);
      expect(names(html)).toEqual(['fullName', 'email', 'password', 'confirmPassword', 'privacy']);
      expect(fill(html, 'password')).toContain('autoComplete="new-password"');
      expect(fill(html, 'fullName')).toContain('autoComplete="name"');
      const legal = language[0] === 'es' ? '/legal' : '/en/legal';
      expect(html).toContain(`href="${legal}#privacidad" target="_blank" rel="noopener"`);
      expect(html).toContain(`href="${legal}#aviso-legal" target="_blank" rel="noopener"`);
      expect(html).toContain(copy.form.consent.younger.replace('{age}', '14'));
      expect(fill(html, 'privacy')).not.toContain('checked');
      expect(html).not.toContain(copy.toggles.forgot);
    });

    test('a reset asks for the address alone', () => {
      const html = render('reset-request', language);
      expect(names(html)).toEqual(['email']);
      expect(html).toContain(copy.toggles.backToSignIn);
      expect(html).not.toContain(copy.toggles.forgot);
    });

    test('a new password is asked for twice, with its hint, for the account that is open', () => {
      const html = render('new-password', language);
      expect(names(html)).toEqual(['password', 'confirmPassword']);
      expect(fill(html, 'password')).toContain(copy.form.newPasswordPlaceholder);
      expect(html).toContain('autoComplete="username"');
      expect(html).toContain('value="ana@example.com"');
      expect(html).not.toContain(copy.toggles.forgot);
    });

    test('the button says what happens, and what is happening', () => {
      for (const mode of ['sign-in', 'sign-up', 'reset-request', 'new-password'] as const) {
        expect(render(mode, language)).toContain(`>${copy.modes[mode].submit}</button>`);
        const busy = render(mode, language, { isBusy: true });
        expect(busy).toContain(copy.modes[mode].submitting);
        expect(busy).toMatch(/<button[^>]* disabled=""/);
      }
    });

    test('a complaint stands at its field and in the summary', () => {
      const text = copy.form.problems.emailMissing;
      const html = render('sign-in', language, { shown: { fields: { email: text } } });
      expect(html.split(text)).toHaveLength(3);
      expect(fill(html, 'email')).toContain('aria-describedby="f-email-error"');
      expect(html).toContain('href="#f-email"');
    });
  },
);

test('as built, the form has nothing that sends it, keeps a press and could not put a password into an address', () => {
  const html = render('sign-in', languages[0]);
  expect(html).toContain('<form class="form" noValidate="" method="post">');
  expect(html).not.toContain('type="submit"');
  expect(html).toMatch(/<button popoverTarget="[^"]+"[^>]* type="button" class="btn btn-primary/);
});

test('nothing in the built form carries a style of its own', () => {
  for (const mode of ['sign-in', 'sign-up', 'reset-request', 'new-password'] as const) {
    expect(render(mode, languages[0])).not.toContain('style=');
  }
});
