// The kind remark on the way of answering, where there is one.
import type { AnsweringQuality } from '#domain/instruments/scoring/answering-quality.ts';
import type { FrameWords } from './telling-words.ts';
import type { Block } from './told-block.ts';

export type ToldQuality = {
  readonly title: string;
  readonly lead: string;
  readonly flags: readonly string[];
  /** What to do about it, and what research would. */
  readonly advice: readonly string[];
};

/** What stands out, for page and paper; `undefined` where nothing does. */
export function toldQuality(
  { flags, verdict }: AnsweringQuality,
  { quality }: Pick<FrameWords['results'], 'quality'>,
): ToldQuality | undefined {
  if (verdict === 'fine') return undefined;
  const isDoubtful = verdict === 'doubtful';
  return {
    title: quality.title,
    lead: isDoubtful ? quality.doubtful : quality.notice,
    flags: flags.map(({ flag }) => quality.flags[flag]),
    advice: isDoubtful ? [quality.advice, quality.research] : [quality.advice],
  };
}

export function qualityBlocks(answering: AnsweringQuality, { results }: FrameWords): Block[] {
  const told = toldQuality(answering, results);
  if (!told) return [];
  return [
    { kind: 'subheading', text: told.title },
    { kind: 'text', text: told.lead },
    { kind: 'list', items: told.flags },
    ...told.advice.map((text): Block => ({ kind: 'text', text })),
  ];
}
