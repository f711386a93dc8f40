import type { ReactNode } from 'react';
import { wordsOf } from '#content/words/words-of.ts';
import { loadWords } from '#content/wording/load-words.ts';
import type { Locale } from '#domain/locale.ts';
import { momentLine } from './moment-line.ts';
import { MomentScene } from './moment-scene.tsx';

type Facts = Omit<Parameters<typeof momentLine>[0], 'copy'>;

/** What is shown of moments: from the facts of one its line, and what stands in the place of the stem. */
export async function loadMoments(locale: Locale) {
  const copy = await loadWords(wordsOf('moments'), locale);
  return (facts: Facts, from: number, to: number): { line: string; shown: ReactNode } => {
    const line = momentLine({ ...facts, copy });
    return {
      line,
      shown: (
        <span className="test-moment">
          <MomentScene turn={facts.turn} from={from} to={to} />
          <span>{line}</span>
        </span>
      ),
    };
  };
}
