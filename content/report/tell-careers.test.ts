import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { wordingEs as wordingV1 } from '#content/instruments/interests/v1/wording-es.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { wordingEn } from '#content/instruments/interests/v2/wording-en.ts';
import { wordingEs } from '#content/instruments/interests/v2/wording-es.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import type { Locale } from '#domain/locale.ts';
import { toldCareers } from '#domain/report/career-suggestions.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadReportWords } from './load-report-words.ts';
import { tellMail } from './tell-mail.ts';
import { tellReport } from './tell-report.ts';

const wordsIn = async (locale: Locale) =>
  await loadReportWords(locale, (await loadCatalog(locale)).names);

/** A person between physics and biology, who liked one side best: everything else is the same. */
function reportFor(liked: readonly string[], instrument: InterestsInstrument = interestsV2) {
  const base = attemptFor(instrument, { R: 18, I: 26, A: 10, S: 12, E: 6, C: 16 });
  const own = instrument.items
    .filter(({ scale }) => scale === 'I')
    .map(({ id, field }) => [id, liked.includes(field ?? '') ? 4 : 2]);
  const answers = { ...base.answers, ...Object.fromEntries(own) };
  const sections = [interestsSection(instrument, { ...base, answers })];
  return reportOf({ sections, careers, level: 'university', reactions: {} });
}

async function paperOf(report: ReturnType<typeof reportFor>, wording: Wording): Promise<string> {
  const { chapters } = await tellReport(report, await wordsIn('es'), { interests: wording });
  return JSON.stringify(chapters.find(({ id }) => id === 'careers'));
}

test('the same six scores find other careers for a liking of life and one of computing', () => {
  const idsOf = (liked: readonly string[]) =>
    toldCareers(reportFor(liked).careers).map(({ career }) => career.id);
  const [living, computing] = [idsOf(['life']), idsOf(['computing'])];
  expect(living).toContain('microbiologia');
  expect(computing).not.toContain('microbiologia');
  expect(living).not.toEqual(computing);
  expect(computing).toContain('matematicas');
});

test('a suggestion quotes what its person liked best there, in both languages', async () => {
  const report = reportFor(['life']);
  const paper = await paperOf(report, wordingEs);
  const { choices, items } = wordingEs;
  expect(paper).toContain(
    `En preguntas cercanas a esta carrera marcaste «${choices[4]}» en «${items.i05}» y «${items.i12}».`,
  );
  const inEnglish = await tellReport(report, await wordsIn('en'), { interests: wordingEn });
  expect(JSON.stringify(inEnglish)).toContain(
    JSON.stringify(`you answered “${wordingEn.choices[4]}” to “${wordingEn.items.i05}”`).slice(
      1,
      -1,
    ),
  );
});

test('the list says that fields count, and of a short form that it knows less of them', async () => {
  const said = (await wordsIn('es')).parts.careers;
  expect(await paperOf(reportFor(['life']), wordingEs)).toContain(said.fields.all);
  const short = attemptFor(interestsV2, { R: 3, I: 16, A: 2, S: 4, E: 1, C: 5 });
  const asked = interestsV2.forms.short?.slice(0, 24) ?? [];
  const answers = Object.fromEntries(asked.map((id) => [id, id.startsWith('i') ? 4 : 1]));
  const section = interestsSection(interestsV2, { ...short, form: 'short', answers });
  const report = reportOf({ sections: [section], careers, level: 'both', reactions: {} });
  expect(await paperOf(report, wordingEs)).toContain(said.fields.some);
});

test('of version 1 nothing is quoted and nothing said of fields', async () => {
  const paper = await paperOf(reportFor([], interestsV1), wordingV1);
  const words = await wordsIn('es');
  expect(paper).toContain(words.parts.careers.lead);
  expect(paper).not.toContain(words.parts.careers.fields.all);
  expect(paper).not.toContain('marcaste «');
});

test('what unites a person with careers that follow each other is told once', async () => {
  const { chapters } = await tellReport(reportFor(['life']), await wordsIn('es'));
  const blocks = chapters.find(({ id }) => id === 'careers')?.blocks ?? [];
  const reasons = blocks.flatMap((block) =>
    block.kind === 'text' ? (block.text.match(/^Te une [^.]+\./)?.[0] ?? []) : [],
  );
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.length).toBeLessThan(blocks.filter(({ kind }) => kind === 'lead').length);
  expect(reasons.filter((one, at) => one === reasons[at - 1])).toEqual([]);
});

test('a mail quotes no answer', async () => {
  const mail = JSON.stringify(await tellMail(reportFor(['life']), await wordsIn('es')));
  expect(mail).toContain('Microbiología');
  for (const item of Object.values(wordingEs.items)) expect(mail).not.toContain(item);
});

test('who has no list gets a career of each family, and when to come back, in both languages', async () => {
  const flat = attemptFor(interestsV2, { R: 20, I: 21, A: 20, S: 22, E: 20, C: 19 });
  const sections = [interestsSection(interestsV2, flat)];
  const report = reportOf({ sections, careers, level: 'both', reactions: {} });
  for (const locale of ['es', 'en'] as const) {
    const words = await wordsIn(locale);
    const { chapters } = await tellReport(report, words);
    const blocks = chapters.find(({ id }) => id === 'careers')?.blocks ?? [];
    const doors = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(doors).toHaveLength(new Set(careers.map(({ family }) => family)).size);
    expect(blocks.at(-1)).toEqual({ kind: 'text', text: words.parts.careers.doors.again });
  }
});
