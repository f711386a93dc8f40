import { useCallback } from 'react';
import { useLocale } from '#app/i18n/paths.tsx';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';

/** Makes one PDF of sheets that are told; what it takes is loaded with the first. `printed`: how a sheet says when. */
export function useMakeSheets() {
  const locale = useLocale();
  return useCallback(
    async (
      { title, sheets, printed }: { title: string; sheets: readonly ToldReport[]; printed: string },
      onSheet: (done: number) => void,
    ) => {
      const { makeSheets } = await import('#app/features/report/pdf/make-pdf.ts');
      const print = { title, sheets, locale, now: new Date(), words: { printed } };
      return makeSheets(print, onSheet);
    },
    [locale],
  );
}
