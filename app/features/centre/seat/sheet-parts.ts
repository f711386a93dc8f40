// Everything that sheets are told with, loaded together when the first of them is asked for.
import type { SharedSheet as SeatSheet } from '#app/data/centre/sheets.ts';
import type { Centre, StaffSession } from '#app/data/centre/centres.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import type { SharedSheet, SheetWords } from '#content/report/sheets/shared-sheet.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { linesOf } from '#content/wording/lines-of.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf, type Section } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { Career } from '#domain/matching/career.ts';
import { reportOf } from '#domain/report/report.ts';

export type SheetParts = SheetWords & { readonly careers: readonly Career[] };

const loaded = new Map<Locale, Promise<SheetParts>>();

/** Loaded once; what did not arrive is asked for again by the next call. */
export function loadSheetParts(locale: Locale): Promise<SheetParts> {
  const parts = loaded.get(locale) ?? askForParts(locale);
  loaded.set(locale, parts);
  parts.catch(() => loaded.delete(locale));
  return parts;
}

async function askForParts(locale: Locale): Promise<SheetParts> {
  const catalog = loadCatalog(locale);
  const [{ careers }, words, { parents }, copy] = await Promise.all([
    catalog,
    loadReportWords(
      locale,
      catalog.then(({ names }) => names),
    ),
    loadWords(wordsOf('shared-result'), locale),
    loadWords(wordsOf('sheets'), locale),
  ]);
  return { careers, words, family: parents, copy };
}

/** What a pupil shares, scored as their own result is, and ready to be told. */
export async function readSheet(
  sheet: SeatSheet,
  { centre, session }: { centre: Centre; session: Pick<StaffSession, 'group'> },
  { careers }: Pick<SheetParts, 'careers'>,
): Promise<SharedSheet> {
  const found = await Promise.all((sheet.attempts ?? []).map(sectionsOf));
  const sections = found.flat();
  const { summary } = sheet;
  return {
    alias: sheet.alias,
    centre: centre.name,
    group: centre.groups.find(({ id }) => id === session.group)?.name ?? '',
    finishedAt: sheet.finished_at,
    summary: {
      // In the order of the pupil's own result.
      letters: [...(summary?.letters ?? '')].flatMap(
        (letter) => riasecLetters.find((one) => one === letter) ?? [],
      ),
      isUndecided: summary?.undecided ?? false,
      families: summary?.families ?? [],
      values: workValues.filter((value) => summary?.values.includes(value)),
    },
    report:
      sections.length > 0
        ? reportOf({ sections, careers, level: 'both', reactions: {} })
        : undefined,
    appointment: sheet.appointment?.at ?? null,
    agreed: linesOf(sheet.agreed_steps ?? ''),
  };
}

/** A version that this page does not know is left out. */
export async function sectionsOf(attempt: Attempt): Promise<readonly Section[]> {
  const instrument = await loadInstrument(attempt.instrument, attempt.version);
  return instrument ? [await sectionOf(instrument, attempt)] : [];
}
