import { sectionFor } from '#domain/instruments/registry.ts';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locale.ts';
import { toldCareers } from '#domain/report/career-suggestions.ts';
import { errorBand } from '#domain/report/error-band.ts';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import { printable } from './printable.ts';
import { drawn } from '#content/compiled/portraits/drawn.js';
import { readPdf } from '#tests/report/text-of-pdf.ts';
import { print, reportOfPerson } from '#tests/report/print-report.ts';

const made = new Map<string, ReturnType<typeof print>>();

/** Each PDF once: they are looked at by several tests. */
function printed(person: GoldenPerson, locale: Locale) {
  const key = `${person.name} ${locale}`;
  const told = made.get(key) ?? print(person, locale);
  made.set(key, told);
  return told;
}

describe.each(locales)('the PDF in %s', (locale) => {
  it.each(goldenPeople)('carries what the model says of: $name', async (person) => {
    const { report, words, sections, items, bytes, lines } = await printed(person, locale);
    const text = lines.join(' ');
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(120_000);
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}|\?\?/);

    for (const section of sections) {
      for (const score of section.scores) {
        if (score.kind === 'incomplete') continue;
        const { low, high } = errorBand(score);
        const figures =
          section.instrument === 'personality'
            ? [String(score.raw)]
            : [`${score.raw} / ${score.max}`, `${low}–${high}`];
        for (const figure of figures) expect(text).toContain(figure);
      }
      const answered = section.answers.filter(({ points }) => points !== null);
      for (const { item } of section.answers) {
        expect(text).toContain(printable(items[section.instrument]?.items[item] ?? 'no words'));
      }
      expect(lines.filter((line) => /^[0-4]$/.test(line)).length).toBeGreaterThanOrEqual(
        answered.length,
      );
    }
    for (const { career } of toldCareers(report.careers)) {
      expect(text).toContain(words.catalog.career(career.id));
    }
    expect(text).toContain(printable(words.parts.talk.title));
    expect(toldPlan(report, words) !== undefined).toBe(person.plan !== undefined);
  });
});

it.each(locales)(
  'the file in %s is tagged, carries its fonts and says whose it is',
  async (locale) => {
    const [, , , person] = goldenPeople;
    if (!person) throw new Error('there is nobody');
    const { bytes, told } = await print(person, locale, { name: 'Ana Núñez' });
    const { objects, pages, lines } = readPdf(bytes);
    const bodies = [...objects.values()];
    const catalogue = bodies.find((body) => body.includes('/Type/Catalog'));
    expect(catalogue).toContain('/MarkInfo<</Marked true>>');
    expect(catalogue).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(catalogue).toContain(
      `/Lang <FEFF${Buffer.from(locale, 'utf16le').swap16().toString('hex')}>`,
    );
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Link']) {
      expect(bodies.some((body) => body.includes(`/S/${role}/`))).toBe(true);
    }
    const figures = bodies.filter((body) => body.includes('/S/Figure/'));
    // The hexagon, the portrait's drawing and five traits.
    expect(figures.length).toBe(7);
    const said = Buffer.from(drawn[locale].i, 'utf16le').swap16().toString('hex');
    expect(figures.some((figure) => figure.includes(said))).toBe(true);
    for (const figure of figures) expect(figure).toMatch(/\/Alt <FEFF\w{40}/);
    const fonts = bodies.filter((body) => body.includes('/Type/FontDescriptor'));
    expect(fonts.map((font) => /FontName\/\w{6}\+.*\/FontFile2 \d+ 0 R/.test(font))).toEqual([
      true,
      true,
      true,
    ]);
    // Its name stands under the title, and at the head of every page after the first.
    expect(lines.filter((line) => line === 'Ana Núñez')).toHaveLength(pages.length);
    // Chapters and their headings stand in the order in which they are told.
    const heads = told.chapters.map(({ title }) => title);
    const places = heads.map((title) => lines.indexOf(printable(title)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);

it('both languages print the same figures in the same order', async () => {
  for (const person of goldenPeople) {
    const [es, en] = await Promise.all(locales.map((locale) => printed(person, locale)));
    const figures = (lines: readonly string[] = []) =>
      lines.filter((line) => /^[\d –/]+$/.test(line));
    expect(figures(en?.lines)).toEqual(figures(es?.lines));
  }
});

it('keeps Spanish letters and writes what the fonts lack in other words', () => {
  expect(printable('¿Qué? Ñandú, 20 €, ρ = .11')).toBe('¿Qué? Ñandú, 20 €, rho = .11');
});

it('the data files carry every number of the model and nothing that a spreadsheet would run', async () => {
  for (const person of goldenPeople) {
    const report = await reportOfPerson(person);
    expect(JSON.parse(reportJson(report))).toMatchObject({ format: 1 });
    const rows = reportCsv(report)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([4]));
    expect(rows.flat().filter((cell) => /^[=+@\t]|^-\D/.test(cell))).toEqual([]);
    for (const score of sectionFor(report.sections, 'interests')?.scores ?? []) {
      if (score.kind === 'incomplete') continue;
      expect(rows).toContainEqual(['riasec', score.scale, 'points', String(score.raw)]);
    }
    for (const { id, done } of report.plan?.steps ?? []) {
      expect(rows).toContainEqual(['plan', id, 'done', done ?? '']);
    }
  }
});
