// How to read a result of the interest test, with the certainty of the reader's age group: for page and paper.
import { fill } from '#content/wording/fill.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { certaintyFigures, certaintyGroup } from '#domain/instruments/interests/certainty.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { Copy } from './words/es/report.ts';

type Fold = { readonly title: string; readonly text: readonly string[] };

export function readingFolds(
  { form, tieMargin }: Pick<InterestsSection, 'form' | 'tieMargin'>,
  ageBand: AgeBand | null,
  { meaning, meaningOfShort, certaintyFold }: Copy,
): readonly Fold[] {
  const group = certaintyGroup(ageBand);
  const figures = certaintyFigures(group);
  return [
    ...(form === 'short'
      ? [{ ...meaningOfShort, text: meaningOfShort.text.map((line) => fill(line, figures)) }]
      : []),
    ...meaning.folds.map(({ title, text }) => ({
      title,
      text: text.map((line) => fill(line, { margin: tieMargin })),
    })),
    {
      title: certaintyFold.title,
      text: [
        `${certaintyFold.text} ${certaintyFold.groups[group]} ${fill(certaintyFold.figures, figures)}`,
        certaintyFold.hexagon,
      ],
    },
  ];
}
