import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { admissionRules } from '#content/admission/rules.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { loadAdmission } from '#app/prerender/admission-page.tsx';

async function textOf(locale: Locale): Promise<string> {
  const { Page } = await loadAdmission(locale);
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <StaticNavigation>
        <Page />
      </StaticNavigation>
    </LocaleProvider>,
  );
  return html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ');
}

test.each(locales)('the page can be read without its calculators (%s)', async (locale) => {
  const text = await textOf(locale);
  expect(text).toContain(locale === 'es' ? '0,2 × media + 4' : '0.2 × mean + 4');
  expect(text).toContain('Medicina');
  expect(text).toMatch(locale === 'es' ? /Granada\s+340\s€/ : /Granada\s+€340/);
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
});

test('the list of rooms is of one portal, and a city of another stands apart, with its name', async () => {
  const text = await textOf('es');
  const list = text.slice(text.indexOf('Un cuarto al mes'), text.indexOf('según otro portal'));
  expect(list).toMatch(/Barcelona\s+650\s€[^]*Murcia\s+325\s€/);
  expect(list.match(/Tarragona/g)).toHaveLength(1);
  expect(text).toMatch(/Tarragona: 367\s€ al mes, según otro portal \(Portal Pisos\)/);
});

test('no chance of admission is told in percent', async () => {
  const percents = (await textOf('es')).match(/\d+\s%[^.]*/g) ?? [];
  // What the consulate asks for is a percentage of IPREM.
  expect(percents.filter((each) => !each.includes('IPREM'))).toEqual([]);
});

test('the formula with PCE and its example go when a fact of theirs is marked as not verified', async () => {
  const rule = admissionRules.find(
    ({ way, region }) => way === 'homologated-pce' && region === 'spain',
  );
  const [fact] = rule?.facts ?? [];
  if (!fact) throw new Error('no fact');
  expect(await textOf('es')).toContain('7,85');
  const { mark } = fact;
  fact.mark = 'U';
  const text = await textOf('es');
  fact.mark = mark;
  expect(text).not.toContain('7,85');
  expect(text).not.toContain('0,2 × media + 4');
  expect(text).toContain('Sin fórmula comprobada');
});
