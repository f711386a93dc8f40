import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StillNavigation } from '#app/ui/navigation/still-navigation.tsx';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { personalityHeadline } from '#content/instruments/personality/headline.ts';
import { valuesHeadline } from '#content/instruments/values/headline.ts';
import { sentencesOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { tellReport } from '#content/report/tell-report.ts';
import type { Section } from '#domain/instruments/registry.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import type { Report } from '#domain/report/report.ts';
import { LocaleProvider, pathOf } from '#app/i18n/paths.tsx';
import { reportOfPerson, reportWords } from '#tests/report/print-report.ts';
import { loadView } from './load-view.ts';
import { shownInstruments } from '#app/shown-instruments.ts';

const words = reportWords.es;

function headlineOf(section: Section): readonly HeadlineLine[] {
  if (section.instrument === 'interests') return interestsHeadline(section, words);
  if (section.instrument === 'values') return valuesHeadline(section, words);
  if (section.instrument === 'personality') return personalityHeadline(section, words);
  return [];
}

async function pageOf(report: Report, { instrument }: Section): Promise<string> {
  const { page } = shownInstruments[instrument];
  const View = await loadView(instrument);
  const frame = {
    testPath: pathOf(page, 'es'),
    now: new Date('2026-11-20T12:00:00Z'),
    isGuest: true,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="es">
      <StillNavigation>
        <View {...frame} report={report} words={words} items={{}} />
      </StillNavigation>
    </LocaleProvider>,
  );
}

function isInOrder(text: string, lines: readonly string[]): boolean {
  let from = 0;
  return lines.every((line) => {
    const place = text.indexOf(line, from);
    from = place + line.length;
    return place >= 0;
  });
}

it.each(goldenPeople)('page and paper begin with the same words: $name', async (person) => {
  const report = await reportOfPerson(person);
  const paper = JSON.stringify(await tellReport(report, words));
  for (const section of report.sections) {
    const lines = headlineOf(section);
    const page = await pageOf(report, section);
    expect(
      isInOrder(
        page,
        lines.map(({ text }) => text),
      ),
    ).toBe(true);
    expect(isInOrder(paper, sentencesOf(lines))).toBe(true);
    expect(sentencesOf(lines).length).toBeGreaterThan(0);
  }
});
