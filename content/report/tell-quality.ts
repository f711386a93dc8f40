// The kind remark on the way of answering, where there is one.
import type { AnsweringQuality } from '#domain/scoring/answering-quality.ts';
import type { FrameWords } from './telling-words.ts';
import type { Block } from './told-block.ts';

export function qualityBlocks(
  { flags, verdict }: AnsweringQuality,
  { results: { quality } }: Pick<FrameWords, 'results'>,
): Block[] {
  if (verdict === 'fine') return [];
  return [
    { kind: 'subheading', text: quality.title },
    { kind: 'text', text: verdict === 'doubtful' ? quality.doubtful : quality.notice },
    { kind: 'list', items: flags.map(({ flag }) => quality.flags[flag]) },
    { kind: 'text', text: quality.advice },
    ...(verdict === 'doubtful' ? [{ kind: 'text' as const, text: quality.research }] : []),
  ];
}
