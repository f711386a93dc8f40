// What one instrument brings to the registry of this floor: its words, its published versions and the telling of its
// section. Everybody else asks the registry and never names an instrument.
import type { AgeBand } from '#domain/about-person.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { SectionBase } from '#domain/instruments/section.ts';
import type { Locale } from '#domain/locale.ts';
import type { TellingWords } from '#content/instruments/section/telling-words.ts';
import type { Chapter } from '#content/instruments/section/report-blocks.ts';
import type { Words as DictionaryWords } from '#content/wording/load-words.ts';
import type { WordsOfSection } from './section/words-of-section.ts';
import type { TestPageWords } from './test-page-words.ts';
import type { Wording } from './wording.ts';

/** All but the names is loaded when it is asked for, in one language, so that a browser gets no more than it shows. */
export type InstrumentContent<
  Kind extends Instrument,
  Section extends SectionBase,
  Own extends WordsOfSection,
  Words = TellingWords<Section['instrument'], Own>,
> = {
  readonly names: Readonly<Record<Locale, InstrumentNames>>;
  /** Versions are only ever added: old attempts are scored with theirs. */
  readonly versions: readonly PublishedVersion<Kind>[];
  /** The words of the page on which it is taken. */
  readonly page: DictionaryWords<TestPageWords>;
  readonly section: () => Promise<SectionContent<Section, Own, Words>>;
};

/** What a report needs of an instrument: a page on which a test is taken does not know where it lies. */
export type SectionContent<
  Section extends SectionBase,
  Own extends WordsOfSection,
  Words = TellingWords<Section['instrument'], Own>,
> = {
  /** What the section is told with. */
  readonly words: Readonly<Record<Locale, () => Promise<Own>>>;
  /** What only this one is told with, loaded when it is known. */
  readonly furtherWords?: (section: Section, locale: Locale) => Promise<Partial<Own>>;
  readonly telling: () => Promise<Telling<Section, Words>>;
};

export type PublishedVersion<Kind extends Instrument = Instrument> = {
  readonly version: number;
  /** Of the full form: what a draft can say before the version has been loaded. */
  readonly questions: number;
  readonly instrument: () => Promise<Kind>;
  readonly wording: Readonly<Record<Locale, () => Promise<Wording>>>;
};

/** What pages call an instrument, in one language. */
export type InstrumentNames = {
  /** Of what it measures: a tab, a line of dates. */
  readonly name: string;
  /** The same beside figures, where a reader may look for the model's name. */
  readonly listed: string;
  readonly published: string;
  /** Of the test: in full, as its page is headed, in short, at the foot of every page, and within a sentence. */
  readonly test: string;
  readonly testTitle: string;
  readonly shortTest: string;
  readonly testInFooter: string;
  readonly testInSentence: string;
  /** What leads to it. */
  readonly take: string;
  /** What stands where its result will be. */
  readonly nothingYet: string;
};

/** How a section is told on paper and by mail, in plain blocks and lines. */
export type Telling<Section, Words> = {
  /** Whether it opens a report, before the careers that it leads to; the others follow the plan. */
  readonly opensReport: boolean;
  readonly chapters: (
    section: Section,
    words: Words,
    ageBand: AgeBand | null,
  ) => readonly Chapter[];
  /** What its scales mean and how to read them, as far as that depends on the reader's age: the end of a report. */
  readonly reading: (section: Section, words: Words, ageBand: AgeBand | null) => readonly Chapter[];
  /** None where it is not for a mail. */
  readonly mailLines: (
    section: Section,
    words: Words,
    ageBand: AgeBand | null,
  ) => readonly string[];
};
