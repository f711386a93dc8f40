import type { CardTypes } from '#app/features/careers/catalogue/ground-of.ts';
import type { NewerList } from '#content/admission/newer-lists-of.ts';
import type { FamilyId } from '#content/classifications/families.ts';
import type { DataRow } from '#app/ui/data-table.tsx';
import type { Glance } from './glance-list.tsx';
import type { PlaceLine, StudyLine } from './study-line.ts';

/** A career that a study leads to. */
export type CareerLink = CardTypes & {
  readonly id: string;
  readonly family: FamilyId;
  readonly name: string;
  readonly path: string;
  readonly line: string;
};

/** How the page of a study begins: of which branch or family it is, and what everybody asks. */
export type StudyStart = StudyLine & {
  readonly field: string;
  readonly careers: readonly CareerLink[];
  readonly glance: readonly Glance[];
  /** Its price in the money of every country. */
  readonly money: string;
};

export type NamedLink = { readonly name: string; readonly path: string };

/** One year of lowest grades, as shares of the scale for the picture and as words for the table. */
export type GradeBar = {
  readonly year: string;
  /** The middle grade, as it is written over the bar. */
  readonly label: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
};

/** A university in a city, and its figures by the columns. */
export type PlaceRow = {
  readonly id: string;
  readonly university: string;
  readonly city: string;
  readonly cells: readonly string[];
};

/** A degree in one language, as its page shows it. */
export type DegreeFacts = StudyStart & {
  /** What its careers take besides; none where nothing is known to. */
  readonly practice: readonly string[];
  readonly taught: readonly string[];
  /** Columns after the university, by their labels. */
  readonly columns: readonly string[];
  readonly publicPlaces: readonly PlaceRow[];
  /** Centres of public universities that are not theirs. */
  readonly affiliated: readonly PlaceLine[];
  /** Official lists that are newer than those here, in Spanish. */
  readonly newerLists: readonly NewerList[];
  /** That newest grades are of a first list; undefined where none is. */
  readonly firstList: string | undefined;
  /** What some universities call it; undefined where none calls it otherwise. */
  readonly otherNames: string | undefined;
  readonly privatePlaces: readonly PlaceLine[];
  readonly bars: readonly GradeBar[];
  readonly grades: readonly DataRow[];
  /** How the middle grade moved; undefined with fewer than two years. */
  readonly movement: string | undefined;
};

/** A vocational title in one language, as its page shows it. */
export type TitleFacts = StudyStart & {
  /** Official words, Spanish. */
  readonly outcomes: readonly string[];
  readonly officialPage: string;
  /** What regulates it, where TodoFP does not have it: its outcomes are those of the decree. */
  readonly decree: string | undefined;
  /** What practice asks for, each with where it is written if that was read. */
  readonly practice: readonly {
    readonly text: string;
    readonly link?: { readonly name: string; readonly url: string };
  }[];
  readonly afterwards: readonly string[];
  readonly siblings: readonly NamedLink[];
};
