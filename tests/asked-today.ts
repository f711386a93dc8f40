import { newestVersion } from '#content/instruments/newest-version.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { askedInFull } from '#domain/instruments/instructed.ts';

const newest = findInstrument('riasec', newestVersion('interests'));
if (!newest) throw new Error('no interest test is published');

/** What the full form of the interest test asks in a test that starts today, in its order. */
export const askedToday = askedInFull(newest);
