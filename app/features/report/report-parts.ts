import type { ComponentType } from 'react';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import type { AgeBand } from '#domain/about-person.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Reaction, Reactions } from '#domain/matching/reaction.ts';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { PlanPart } from '#domain/report/plan-part.ts';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import type { InstrumentId, Section } from '#domain/instruments/registry.ts';
import type { ReportInWords, SectionView } from '#app/instruments/section-view.ts';

/** What a report is made of: sections, the catalogue, all words, and the view of the test that is shown. */
export type ReportParts = {
  /** The test that is shown; its section is the first. */
  readonly shown: InstrumentId;
  readonly sections: readonly Section[];
  /** Of the attempt at the shown test before this one: to compare with, no part of the report. */
  readonly earlier: Section | undefined;
  readonly careers: readonly Career[];
  readonly words: ReportWords;
  readonly items: ItemWords;
  readonly View: SectionView;
};

/** What the reader decides of a report: which studies, what they said of careers, the plan they keep. */
export type ReportChoices = {
  readonly level: LevelFilter;
  readonly onLevel: (level: LevelFilter) => void;
  readonly reactions: Reactions;
  /** Of a person who reads their own result; nothing for other readers. */
  readonly ageBand?: AgeBand | null;
  /** How the interests were looked at again; left out where it is not asked for. */
  readonly secondLooks?: readonly SecondLook[] | undefined;
  /** Left out where nothing can be answered. */
  readonly onReact?: (career: string, reaction: Reaction | null) => void;
  /** Nothing while it is looked for, or where there is none. */
  readonly plan?: LoadedPlan | null | undefined;
};

/** A plan with its words and its view: loaded only where one is kept. */
export type LoadedPlan = {
  readonly part: PlanPart;
  readonly words: NonNullable<ReportWords['plan']>;
  readonly View: ComponentType<Omit<ReportInWords, 'items'> & { isShared?: boolean }>;
};
