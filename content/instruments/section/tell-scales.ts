import type { WordsOfSection } from './words-of-section.ts';
import type { Block, Chapter } from './told-block.ts';

/** What the scales of an instrument measure and how to read them. */
export function tellScales({
  foldsTitle,
  types,
  meaning,
}: Pick<WordsOfSection, 'foldsTitle' | 'types' | 'meaning'>): Chapter[] {
  return [
    {
      id: 'types',
      title: foldsTitle,
      blocks: Object.values(types).flatMap(({ name, line, paragraph }): Block[] => [
        { kind: 'subheading', text: name },
        { kind: 'text', text: `${line} ${paragraph}` },
      ]),
    },
    {
      id: 'meaning',
      title: meaning.title,
      blocks: meaning.folds.flatMap(({ title, text }): Block[] => [
        { kind: 'subheading', text: title },
        ...text.map((paragraph): Block => ({ kind: 'text', text: paragraph })),
      ]),
    },
  ];
}
