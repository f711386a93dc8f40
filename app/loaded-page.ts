import type { ComponentType } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { CardModule } from './features/article/card.ts';
import type { Head } from './i18n/head.ts';

/** A question as the FAQ shows it. */
export type Question = { question: string; answer: string };

/** A career as an occupation: what it is called, what one does, and its code in the taxonomy of the figures. */
export type Occupation = { name: string; description: string; onet: string };

/** What the words of a page may say to others than its component. */
export type PageCopy = {
  head: Head;
  /** What an article says of itself. */
  card?: CardModule;
  faq?: { items: readonly Question[] };
};

/** A page with its words in it. */
export type LoadedPage = {
  Page: ComponentType;
  copy: PageCopy;
  /** Gets ready what it shows of these attempts once it stands, the first before all others. */
  loadAhead?: (attempts: readonly Attempt[]) => Promise<unknown>;
  /** The career that it describes. */
  occupation?: Occupation;
};
