import type { Copy as AssessmentCopy } from '#content/dictionaries/es/assessment.ts';
import type { Copy } from '#content/dictionaries/es/values-test.ts';

/** The words of taking a test; every test brings its own. */
export type TestCopy = Copy['test'];
export type IntroCopy = Copy['intro'];
/** The words of choosing between the full and the short form; only a test that has both brings them. */
export type FormsCopy = AssessmentCopy['forms'];
