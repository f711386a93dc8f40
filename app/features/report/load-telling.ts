import { makeFormats } from '#app/i18n/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { RenderSuggestion } from './telling.ts';

type Telling = {
  readonly loadParts: typeof import('./load-parts.ts').loadParts;
  readonly ToldMine: typeof import('./told-mine.tsx').ToldMine;
  readonly renderSuggestion: RenderSuggestion;
};

let telling: Promise<Telling> | undefined;

/** What tells any result, asked for once. What did not arrive is asked for again by the next call. */
export function loadTelling(loadSuggestion: () => Promise<RenderSuggestion>): Promise<Telling> {
  telling ??= Promise.all([
    import('./load-parts.ts'),
    import('./told-mine.tsx'),
    loadSuggestion(),
  ]).then(
    ([{ loadParts }, { ToldMine }, renderSuggestion]) => ({
      loadParts,
      ToldMine,
      renderSuggestion,
    }),
    (error: unknown) => {
      telling = undefined;
      throw error;
    },
  );
  return telling;
}

/**
 * Gets ready to tell an interest result in the time in which its answers are asked for: a slow phone has nothing else
 * to do then, and everything to do afterwards. What fails here is missed, and said, when there is a result to tell.
 */
export async function getReadyToTell(
  locale: Locale,
  loadSuggestion: () => Promise<RenderSuggestion>,
): Promise<void> {
  const areLoaded = Promise.all([
    loadTelling(loadSuggestion),
    import('./load-parts.ts').then(({ fetchPartsAhead }) => fetchPartsAhead(locale)),
    import('./load-report-plan.ts'),
  ]);
  makeFormats(locale);
  await areLoaded.catch(() => {});
}
