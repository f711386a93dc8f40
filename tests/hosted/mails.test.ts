import { expect, test } from 'vitest';
import { copy as authEn } from '#content/dictionaries/en/auth.ts';
import { copy as authEs } from '#content/dictionaries/es/auth.ts';
import { hostedMailNames, hostedMails, type HostedMail } from '#content/mail/hosted-mails.ts';
import { homeIn, locales, pathIn, type Locale } from '#domain/locale.ts';
import { parseLink, type MailLink } from '#app/features/mail-link/parse-link.ts';
import { safeNext } from '#app/features/sign-in/next-path.ts';
import { mailTemplate } from '#tools/build/mail-template.ts';
import { readConfigToml, readRoot } from './config-toml.ts';
import { pushedMails, type PushedMail } from './pushed-mails.ts';
import { renderTemplate, type TemplateValues } from './render-template.ts';

const SITE = 'https://faro.example';
const REGION = 'https://es.faro.example';
const TOKEN = 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf';
const tables = readConfigToml();
const mails = pushedMails();

/** What Supabase documents that each mail gets; a notice knows no link. */
const ofLinks = [
  'SiteURL',
  'RedirectTo',
  'ConfirmationURL',
  'Token',
  'TokenHash',
  'Email',
  'Data',
] as const;
const ofNotices = ['SiteURL', 'Email', 'Data'] as const;
const documented: Record<HostedMail, readonly (keyof TemplateValues)[]> = {
  confirmation: ofLinks,
  recovery: ofLinks,
  magic_link: ofLinks,
  email_change: [...ofLinks, 'NewEmail', 'SendingTo'],
  password_changed: ofNotices,
  email_changed: [...ofNotices, 'OldEmail'],
  identity_linked: [...ofNotices, 'Provider'],
  identity_unlinked: [...ofNotices, 'Provider'],
  mfa_factor_enrolled: [...ofNotices, 'FactorType'],
  mfa_factor_unenrolled: [...ofNotices, 'FactorType'],
};

/** The documented values of one mail to a reader of a language. */
function valuesOf(name: HostedMail, locale: Locale, redirectTo: string): TemplateValues {
  const all: Required<TemplateValues> = {
    SiteURL: SITE,
    RedirectTo: redirectTo,
    ConfirmationURL: `https://abc.supabase.co/auth/v1/verify?token=${TOKEN}&type=signup&redirect_to=${redirectTo}`,
    Token: '0123456789',
    TokenHash: TOKEN,
    Email: 'ana+1@example.test',
    NewEmail: 'ana.nueva@example.test',
    OldEmail: 'ana@example.test',
    SendingTo: 'ana.nueva@example.test',
    Phone: '',
    OldPhone: '',
    Provider: 'azure',
    FactorType: 'totp',
    Data: { locale, full_name: '<b>Ana</b>' },
  };
  return Object.fromEntries(documented[name].map((key) => [key, all[key]]));
}

function isHostedMail(name: string): name is HostedMail {
  return hostedMailNames.some((each) => each === name);
}

function sent(mail: PushedMail, locale: Locale, redirectTo = SITE) {
  if (!isHostedMail(mail.name)) throw new Error(`${mail.name} has no words of ours`);
  const values = valuesOf(mail.name, locale, redirectTo);
  return {
    subject: renderTemplate(mail.subject, values),
    html: renderTemplate(mail.html, values),
    words: hostedMails(locale)[mail.name],
  };
}

/** The addresses of a mail as a mail program opens them: of the button, of the line below it, and as that line reads. */
function addresses(html: string): string[] {
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#43;', '+');
  const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));
  const read = [...html.matchAll(/<a [^>]*>(https?:[^<]*)<\/a>/g)].map(([, text = '']) =>
    plain(text),
  );
  return [...linked, ...read];
}

const nextOf = (link: MailLink | undefined) => (link?.kind === 'token' ? link.next : undefined);

const everyMail = mails.flatMap((mail) =>
  locales.map((locale) => [mail.name, locale, mail] as const),
);
const linkMails = everyMail.filter(([, , { kind }]) => kind === 'template');

test('all mails with words of ours are switched on, and no other one has a template', () => {
  expect(mails.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual([...hostedMailNames]);
});

test.each(everyMail)(
  '%s, %s: our words in the reader’s language, with nothing left to fill in',
  (_, locale, mail) => {
    const { subject, html, words } = sent(mail, locale);
    expect(subject).toBe(words.subject);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(words.heading);
    expect(html).not.toMatch(/\{\{|\}\}|<no value>|ZgotmplZ|<b>Ana|undefined/);
    // Nothing loads, and nothing leads anywhere but to the site.
    for (const address of addresses(html)) expect(new URL(address).origin).toBe(SITE);
    expect(html).not.toMatch(/<img|src=|supabase\.co/);
  },
);

test.each(everyMail)(
  '%s, %s: the words say as many hours as the project’s links live',
  (_, locale, mail) => {
    const { html } = sent(mail, locale);
    const hours = Number(tables['auth.email']?.['otp_expiry']) / 3600;
    expect(saidHours(html)).toEqual(mail.kind === 'template' ? [hours] : []);
  },
);

test('the page that tells of the mail says the same', () => {
  const hours = Number(tables['auth.email']?.['otp_expiry']) / 3600;
  // What is refused may speak of other hours.
  const ofLinks = (words: typeof authEs | typeof authEn) =>
    saidHours(JSON.stringify({ ...words, errors: {} }));
  expect(ofLinks(authEs)).toEqual([hours]);
  expect(ofLinks(authEn)).toEqual([hours]);
});

function saidHours(words: string): number[] {
  return [...words.matchAll(/(\d+|una|one) (?:horas?|hours?)\b/g)].map(([, n = '']) =>
    /^\d/.test(n) ? Number(n) : 1,
  );
}

test.each(linkMails)(
  '%s, %s: every address opens the page with the button, and goes on',
  (name, locale, mail) => {
    const wanted = {
      '/assessment?held=f00-Ba_r': '/assessment?held=f00-Ba_r',
      '/en/assessment?held=f00-Ba_r': '/en/assessment?held=f00-Ba_r',
      '/': '/',
      '/en?held=f00': '/en?held=f00',
      '/profile': '/profile',
      // What the project does not allow becomes the site itself.
      '': '/',
    };
    const type = { confirmation: 'signup', email_change: 'email_change' }[name] ?? 'recovery';
    for (const [path, lands] of Object.entries(wanted)) {
      const found = addresses(sent(mail, locale, SITE + path).html);
      expect(found).toHaveLength(3);
      for (const address of found) {
        const url = new URL(address);
        const link = parseLink(url);
        expect(url.origin + url.pathname).toBe(SITE + pathIn(locale, '/auth'));
        expect(url.search).toBe(`?type=${type}`);
        expect(link).toMatchObject({ kind: 'token', tokenHash: TOKEN, type });
        // A recovery goes on to the new password, and from there home.
        const next = safeNext(nextOf(link), [url.origin]);
        expect([path, next]).toEqual([path, type === 'recovery' ? undefined : lands]);
      }
    }
  },
);

test('a held result with more in its query arrives whole by the button', () => {
  const mail = mails.find(({ name }) => name === 'confirmation');
  if (!mail) throw new Error('no confirmation');
  const path = '/assessment?held=f00&form=short#part';
  const [button = ''] = addresses(sent(mail, 'es', SITE + path).html);
  expect(safeNext(nextOf(parseLink(new URL(button))), [SITE])).toBe(path);
});

test.each(linkMails)(
  'H14, %s, %s: who asked on another origin of the site comes back to it',
  (name, locale, mail) => {
    if (!isHostedMail(name)) throw new Error(name);
    const list = `site_url = "${SITE}"\nadditional_redirect_urls = ["${SITE}/**", "${REGION}/**"]`;
    const html = mailTemplate(name, list);
    const from = (origin: string) =>
      new Set(
        addresses(
          renderTemplate(html, valuesOf(name, locale, `${origin}/assessment?held=f00`)),
        ).map((address) => new URL(address).origin),
      );
    expect([...from(REGION)]).toEqual([REGION]);
    expect([...from(SITE)]).toEqual([SITE]);
    // Not what merely begins like it, should a project allow that.
    expect([...from(`${REGION}.evil.example`)]).toEqual([SITE]);
    expect([...from('https://evil.example')]).toEqual([SITE]);
    // As shipped there is one origin, and the template knows no other.
    const shipped = addresses(renderTemplate(mail.html, valuesOf(name, locale, `${REGION}/`)));
    expect(shipped.map((address) => new URL(address).origin)).toEqual([SITE, SITE, SITE]);
  },
);

test('notices lead to the page where one signs in', () => {
  for (const [, locale, mail] of everyMail.filter(([, , { kind }]) => kind === 'notification')) {
    const found = new Set(addresses(sent(mail, locale).html));
    expect([...found]).toEqual([SITE + pathIn(locale, '/auth')]);
  }
});

test('the templates in the clone are those that mail:templates makes', () => {
  const settings = readRoot('supabase/config.toml');
  for (const name of hostedMailNames) {
    expect(mailTemplate(name, settings)).toBe(mails.find((mail) => mail.name === name)?.html);
  }
});

test('home is home in both languages', () => {
  expect(locales.map((locale) => safeNext(SITE + homeIn(locale), [SITE]))).toEqual(['/', '/en']);
});
