import type { ComponentType, ReactNode } from 'react';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import type { PlanPart } from '#domain/report/plan-part.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import type { Section } from '#domain/instruments/registry.ts';
import type { Reaction } from '#domain/matching/reaction.ts';

/** What a report is told from: sections by attempt, the catalogue, all words, and the view of the test that is shown. */
export type ReportParts = {
  readonly sections: readonly Section[];
  readonly careers: readonly Career[];
  readonly words: ReportWords;
  readonly items: ItemWords;
  readonly View: ComponentType<ViewProps>;
};

/** A plan with its words and its view: loaded only where somebody keeps one. */
export type TellablePlan = {
  readonly part: PlanPart;
  readonly words: NonNullable<ReportWords['plan']>;
  readonly View: ComponentType<{ report: Report; words: ReportWords; isShared?: boolean }>;
};

export type ViewProps = {
  report: Report;
  words: ReportWords;
  items: ItemWords;
  now: Date;
  /** Nobody keeps it yet: the next steps say so. */
  isGuest: boolean;
  /** Read by somebody else, through a link: no next steps, nothing to answer. */
  isShared?: boolean;
  booking: { url: string; minutes: number };
  /** The careers with their filter; made by whoever holds level and reactions. */
  careers: ReactNode;
  /** The kept route, where there is one. */
  plan?: ReactNode;
  /** Files, mail and links. */
  take?: ReactNode;
};

/** How a page draws one suggested career: this feature knows no other. */
export type RenderSuggestion = (
  suggestion: Suggestion,
  given: {
    points: Readonly<Record<'R' | 'I' | 'A' | 'S' | 'E' | 'C', number>>;
    max: number;
    words: ReportWords;
    reaction: Reaction | undefined;
    /** `undefined` where nothing can be answered. */
    onReact: ((reaction: Reaction | null) => void) | undefined;
  },
) => ReactNode;
