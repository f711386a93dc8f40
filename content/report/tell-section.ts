import type { AgeBand } from '#domain/about-person.ts';
import type { Report } from '#domain/report/report.ts';
import type { InstrumentId, SectionFor } from '#domain/instruments/registry.ts';
import type { Telling } from '#content/instruments/instrument-content.ts';
import { instrumentContents } from '#content/instruments/registry.ts';
import type { ReportWords } from './report-words.ts';
import type { Chapter } from '#content/instruments/section/report-blocks.ts';

/** A section as its instrument tells it. */
export type ToldSection = {
  readonly instrument: InstrumentId;
  readonly opensReport: boolean;
  readonly chapters: readonly Chapter[];
  readonly reading: readonly Chapter[];
  readonly mailLines: readonly string[];
};

const contents: {
  readonly [Id in InstrumentId]: {
    readonly section: () => Promise<{
      readonly telling: () => Promise<Telling<SectionFor<Id>, ReportWords>>;
    }>;
  };
} = instrumentContents;

/** Loads what tells these sections, ahead of the words to tell them in. */
export async function loadTellings(sections: Report['sections']): Promise<void> {
  await Promise.all(
    sections.map(async ({ instrument }) => (await contents[instrument].section()).telling()),
  );
}

/** Tells each section of a report, in their order. */
export function tellSections(
  { sections, ageBand }: Pick<Report, 'sections' | 'ageBand'>,
  words: ReportWords,
): Promise<readonly ToldSection[]> {
  return Promise.all(
    sections.map((section) => tellSection(section.instrument, section, { words, ageBand })),
  );
}

async function tellSection<Id extends InstrumentId>(
  id: Id,
  section: SectionFor<Id>,
  { words, ageBand }: { words: ReportWords; ageBand: AgeBand | null },
): Promise<ToldSection> {
  const { telling } = await contents[id].section();
  const { opensReport, chapters, reading, mailLines } = await telling();
  return {
    instrument: id,
    opensReport,
    chapters: chapters(section, words, ageBand),
    reading: reading(section, words, ageBand),
    mailLines: mailLines(section, words, ageBand),
  };
}
