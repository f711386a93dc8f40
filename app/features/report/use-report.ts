import { useMemo } from 'react';
import { reportOf } from '#domain/report/report.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import type { ReportChoices, ReportParts } from './report-parts.ts';

/** The report that these parts make with what its reader chose. */
export function useReport(
  { sections, careers, words, items }: ReportParts,
  { level, reactions, ageBand, secondLooks, plan }: ReportChoices,
): ReportInWords {
  return useMemo(
    () => ({
      report: reportOf({
        sections,
        careers,
        level,
        reactions,
        ageBand,
        secondLooks,
        plan: plan?.part,
      }),
      words: plan ? { ...words, plan: plan.words } : words,
      items,
    }),
    [sections, careers, level, reactions, ageBand, secondLooks, plan, words, items],
  );
}
