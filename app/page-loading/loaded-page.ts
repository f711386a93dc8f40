import type { ComponentType } from 'react';
import type { WrittenQuestion } from '#content/faq/tell-questions.ts';
import type { TuitionWords } from '#content/tuition/tuition-figures.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { CardModule } from '#app/features/article/card.ts';
import type { Head } from '#app/i18n/head.ts';

/** A career as an occupation: what it is called, what one does, and its code in the taxonomy of the figures. */
export type Occupation = {
  name: string;
  description: string;
  onet: string;
  tasks: readonly string[];
  skills: readonly string[];
  /** Names of what one has to have studied. */
  studies: readonly string[];
};

/** A degree or a vocational title: what it is called, what it is, who teaches it. */
export type Course = {
  name: string;
  description: string;
  /** Official kind of studies. */
  credential: string;
  years: number | undefined;
  ects: number | undefined;
  /** Universities; empty where nobody lists who teaches it. */
  providers: readonly string[];
};

/** What the words of a page may say to others than its component. */
export type PageCopy = {
  head: Head;
  /** What an article says of itself. */
  card?: CardModule;
  /** What the page answers, with the words that tell prices. */
  faq?: { items: readonly WrittenQuestion[]; tuition: TuitionWords['words'] };
};

/** A page with its words in it. */
export type LoadedPage = {
  Page: ComponentType;
  copy: PageCopy;
  /**
   * Gets ready what it shows of these attempts once it stands, the first before all others; `earlier` came before it.
   */
  loadAhead?: (attempts: readonly Attempt[], earlier?: Attempt) => Promise<unknown>;
  /** Reads what it shows of this device, so that a browser draws it once. */
  readDevice?: () => Promise<unknown>;
  /** The career that it describes. */
  occupation?: Occupation;
  /** The studies that it describes. */
  course?: Course;
  /** What it answers, as it tells it. */
  questions?: readonly { readonly question: string; readonly answer: string }[];
};
