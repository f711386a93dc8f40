import type { ComponentType, ReactNode } from 'react';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import type { Report } from '#domain/report/report.ts';

/** A report and the words of one language to tell it with. */
export type ReportInWords = {
  readonly report: Report;
  readonly words: ReportWords;
  readonly items: ItemWords;
};

export type SectionViewProps = ReportInWords & {
  now: Date;
  /** Path of the page on which the test is taken. */
  testPath: string;
  /** It is not kept in an account yet: the next steps say so. */
  isGuest: boolean;
  /** Read by another person, through a link: no next steps, nothing to answer. */
  isShared?: boolean;
  /** The way to send it home, on the first screen of whose result it is. */
  send?: ReactNode;
  /** What the whole report says, ready to be put in its place: only one view has a place for the first three. */
  careers?: ReactNode;
  together?: ReactNode;
  talk?: ReactNode;
  plan?: ReactNode;
  /** Files, mail and links. */
  take?: ReactNode;
};

/** A report read from the section of one instrument on. */
export type SectionView = ComponentType<SectionViewProps>;
