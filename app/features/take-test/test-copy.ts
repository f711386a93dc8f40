import type { TestPageWords } from '#content/instruments/test-page-words.ts';

/** The words of taking a test; every test brings its own. */
export type TestCopy = TestPageWords['test'];
export type IntroCopy = TestPageWords['intro'];
export type FormsCopy = NonNullable<TestPageWords['forms']>;
export type RankingCopy = NonNullable<TestPageWords['ranking']>;
