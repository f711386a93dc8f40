// Every answer of a test with what it adds, as one dense table.
import type { AnswerLine } from '#domain/report/answer-lines.ts';
import type { Section } from '#domain/report/section.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { ReportWords } from './report-words.ts';
import type { Block } from './told-block.ts';

/** One row of the list of answers: question, scale, answer, points. */
export function answerCells(
  line: AnswerLine,
  scale: string,
  wording: Wording,
  none: string,
): string[] {
  const turned = line.reversed ? ' *' : '';
  return [
    `${wording.items[line.item] ?? line.item}${turned}`,
    scale,
    line.choice === null ? none : (wording.choices[line.choice] ?? String(line.choice)),
    line.points === null ? '–' : String(line.points),
  ];
}

/** What a scale is called, whichever test it belongs to. */
export function scaleNames(
  section: Section,
  words: Pick<ReportWords, 'results' | 'values' | 'personality'>,
) {
  switch (section.test) {
    case 'riasec':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.results.types[scale].name]),
      );
    case 'values':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.values.types[scale].name]),
      );
    case 'personality':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.personality.types[scale].name]),
      );
  }
}

export function answersTable(section: Section, words: ReportWords, wording: Wording): Block {
  const said = words.parts.answers;
  const names = scaleNames(section, words);
  return {
    kind: 'table',
    isDense: true,
    columns: [
      { label: said.question, share: 0.54 },
      { label: words.parts.comparison.scale, share: 0.17 },
      { label: said.answer, share: 0.21 },
      { label: said.points, share: 0.08, isNumber: true },
    ],
    rows: section.answers.map((line) =>
      answerCells(line, names.get(line.scale) ?? line.scale, wording, said.none),
    ),
  };
}
