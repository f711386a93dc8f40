import { guestLinkKey } from '#app/data/guest/guest-link-key.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { constants } from '#domain/constants.ts';
import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import { notePrefix } from '#app/data/device-attempts/write-ahead-notes.ts';
import { sessionKey } from '#app/data/backend/backend.ts';
import { calculationKey } from '#app/data/device/kept-calculation.ts';
import { situationKey } from '#app/data/device/kept-situation.ts';
import { sharedKey } from '#app/data/device/shared-computer.ts';
import { classKey } from '#app/data/class-seat/kept-text.ts';
import { consentKey, isTechnicalKey } from '#app/data/device/storage-consent.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { LegalText } from './legal-text.tsx';

async function render(locale: Locale): Promise<string> {
  return renderToString(<LegalText copy={await loadWords(wordsOf('legal'), locale)} />);
}

describe.each(locales)('the legal page (%s)', (locale) => {
  it('has its parts under addresses that do not change', async () => {
    const html = await render(locale);
    const targets = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['privacidad', 'familias', 'aviso-legal', 'cookies', 'clausula']);
    const links = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(targets);
  });

  it('names the person in charge as the site file does', async () => {
    const html = await render(locale);
    for (const fact of Object.values(site.owner.value)) expect(html).toContain(fact);
  });

  it('gives the age of consent and the time that held answers wait', async () => {
    const html = await render(locale);
    const age = constants.ageOfConsentYears;
    expect(html).toContain(locale === 'es' ? `${age} años o más` : `${age} or older`);
    expect(html).toContain(`${constants.heldAttemptHours} ${locale === 'es' ? 'horas' : 'hours'}`);
  });

  it('tells parents where to write, what is looked at, and when they hear from us', async () => {
    const html = await render(locale);
    const [families = ''] = /<section id="familias".*?<\/section>/s.exec(html) ?? [];
    const { ageOfConsentYears, minorAnswerDays, outsideRequestDays } = constants;
    const said =
      locale === 'es'
        ? [
            'no los guardamos',
            'en el plazo de un mes',
            `${outsideRequestDays} días después`,
            `tiene ${minorAnswerDays} días`,
            `A partir de ${ageOfConsentYears} años`,
            'América Latina',
          ]
        : [
            'do not keep them',
            'within one month',
            `${outsideRequestDays} days after`,
            `has ${minorAnswerDays} days`,
            `From the age of ${ageOfConsentYears}`,
            'Latin America',
          ];
    for (const words of [...said, site.owner.value.email]) expect(families).toContain(words);
  });

  it('names each purpose with its basis, and that people and administrators write freely', async () => {
    const [, purposes = ''] = (await render(locale)).split(
      locale === 'es'
        ? 'Para qué los usamos y con qué base'
        : 'What we use it for, and on what basis',
    );
    const [points = ''] = /<ul>.*?<\/ul>/s.exec(purposes) ?? [];
    const lines = [...points.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => line);
    expect(lines.length).toBeGreaterThanOrEqual(10);
    // The last one says how the three permissions are given.
    const basis = locale === 'es' ? /La base es / : /The basis is /;
    expect(lines.slice(0, -1).filter((line) => !basis.test(line))).toEqual([]);
    const html = await render(locale);
    const free =
      locale === 'es'
        ? [
            'reservar una sesión y orientarte',
            'ejerces un derecho',
            'obligación legal',
            'con tus palabras',
            'notas breves',
          ]
        : [
            'book a session and advise you',
            'exercise a right',
            'legal obligation',
            'in your own words',
            'short notes',
          ];
    for (const words of free) expect(html).toContain(words);
  });

  it('lists the names under which the browser keeps things, and no others', async () => {
    const [cookies = ''] = /<section id="cookies".*?<\/table>/s.exec(await render(locale)) ?? [];
    const names = [...cookies.matchAll(/<th scope="row"><span[^>]*>([^<]+)</g)].map(
      ([, name]) => name,
    );
    const scrolling = 'faro-scroll-positions';
    expect(names).toEqual([
      sessionKey,
      sharedKey,
      'faro-browser-key',
      'faro-locale',
      'faro-season',
      consentKey,
      'faro-about-skipped',
      scrolling,
      attemptDatabaseName,
      classKey,
      'faro-class-tab',
      'faro-result',
      'faro-account-result',
      'faro-guest-plan',
      calculationKey,
      'faro-drafts',
      'faro-preview',
      situationKey,
      'faro-guest-about',
      'faro-guest-reactions',
      guestLinkKey,
      'faro-second-looks',
      notePrefix.slice(0, -1),
      'faro-offline',
      'faro-to-read',
    ]);
    for (const name of names) expect(isTechnicalKey(name ?? '')).toBe(true);
  });

  it('names every processor of the site file with what it is for', async () => {
    const html = await render(locale);
    for (const { kind, provider } of people.processors.value) {
      expect(html).toContain(provider);
      expect(html, `${kind} has no name in ${locale}`).not.toContain(`>${kind}<`);
    }
  });

  // GDPR art. 13, point by point.
  it.each(
    locale === 'es'
      ? [
          'responsable',
          'delegado',
          'base',
          'interés legítimo',
          'proveedores',
          'Espacio Económico',
          'Cuánto tiempo',
          'Corregir',
          'borremos',
          'Oponerte',
          'Llevártelos',
          'Retirar tu consentimiento',
          'reclamar',
          'necesarios para tener cuenta',
          'automatizadas',
        ]
      : [
          'controller',
          'officer',
          'basis',
          'legitimate interest',
          'provider',
          'Economic Area',
          'For how long',
          'corrected',
          'erase',
          'object to',
          'take it with you',
          'withdraw your consent',
          'complain',
          'needed for an account',
          'automated',
        ],
  )('speaks of «%s»', async (words) => {
    const [privacy = ''] =
      /<section id="privacidad".*?<\/section>/s.exec(await render(locale)) ?? [];
    expect(privacy).toContain(words);
  });

  it('lets a person change the choice about cookies where it explains them', async () => {
    expect(await render(locale)).toMatch(
      /<section id="cookies".*data-cookies="".*<section id="clausula"/s,
    );
  });

  it('says where to complain', async () => {
    const html = await render(locale);
    expect(html).toContain('AEPD');
    expect(html).toContain('Jorge Juan 6, 28001 Madrid');
  });
});
