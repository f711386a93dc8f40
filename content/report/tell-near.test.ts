import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import type { Locale } from '#domain/locale.ts';
import { nearCareers, toldCareers } from '#domain/report/career-suggestions.ts';
import { reportCsv } from '#domain/report/report-file.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadReportWords } from './load-report-words.ts';
import { tellMail } from './tell-mail.ts';
import { tellReport } from './tell-report.ts';

/** Investigative and nothing else: a profile that hardly any title of FP leads to. */
const attempt = attemptFor(interestsV2, { R: 6, I: 36, A: 6, S: 6, E: 6, C: 6 });
const report = reportOf({
  sections: [interestsSection(interestsV2, attempt)],
  careers,
  level: 'vocational',
  reactions: {},
});
const near = nearCareers(report.careers);

test('what is near is in no list of what fits', () => {
  expect(near.length).toBeGreaterThan(0);
  const told = toldCareers(report.careers).map(({ career }) => career.id);
  expect(near.filter(({ career }) => told.includes(career.id))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['es', 'Se acercan, sin llegar a coincidir', 'Se acerca, sin coincidir'],
  ['en', 'They come close, without matching', 'Comes close, no match'],
])(
  'in %s paper and mail tell it under the same words, each with its label',
  async (locale, title, label) => {
    const words = await loadReportWords(locale, (await loadCatalog(locale)).names);
    const { chapters } = await tellReport(report, words, {});
    const paper = JSON.stringify(chapters.find(({ id }) => id === 'careers'));
    const mail = JSON.stringify(await tellMail(report, words));
    for (const told of [paper, mail]) {
      const [, after = ''] = told.split(title);
      for (const { career } of near) {
        expect(after).toContain(`${words.catalog.career(career.id)} · ${label}`);
      }
    }
  },
);

test('the data name its band', () => {
  const csv = reportCsv(report);
  for (const { career } of near) expect(csv).toContain(`career,${career.id},band,near`);
});
