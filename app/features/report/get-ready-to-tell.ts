import { makeFormats } from '#content/wording/formats.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { currentSession, ownerOf } from '#app/data/account/session.ts';
import { storedSession } from '#app/data/account/stored-session.ts';
import { documentQueries } from '#app/data/backend/query-client.ts';
import { loadReportCode } from './load-report-code.ts';
import { ownReportQuery } from './own-report-query.ts';
import { choicesQueries } from './use-own-choices.ts';

/**
 * Gets ready to tell a result while its test is being taken, or its answers are asked for: a slow phone has nothing else
 * to do then, and everything to do afterwards. The first of `attempts` is the one that will be shown; before anybody
 * knows them, it is taken to be of the first test.
 */
export async function getReadyToTell(locale: Locale, attempts?: readonly Attempt[]): Promise<void> {
  const areLoaded = Promise.all([
    loadReportCode(),
    import('./load-report-parts.ts').then(async ({ fetchPartsAhead, loadReportParts }) => {
      await (attempts ? loadReportParts(attempts, locale) : fetchPartsAhead(locale));
    }),
    getReadyToTellPlan(),
    fetchHeadingsFace(),
    attempts && askForChoices(locale),
  ]);
  makeFormats(locale);
  await areLoaded;
}

/** The same of what has just been finished: once this is done, its page shows it with the first thing it draws. */
export async function tellReady(
  locale: Locale,
  attempts: readonly Attempt[],
  earlier?: Attempt,
): Promise<void> {
  await documentQueries().prefetchQuery(ownReportQuery(attempts, earlier, locale));
}

/** The face of its headings, which a test does without; a result that lacks it has a stand-in of the same measures. */
async function fetchHeadingsFace(): Promise<void> {
  await document.fonts.load('650 1em "Faro Display"').catch(() => []);
}

/** What tells a plan is loaded where one may be kept: a visitor's browser knows, an account has not been asked yet. */
async function getReadyToTellPlan(): Promise<void> {
  const { guestPlan } = await import('#app/data/guest/guest-plan.ts');
  if (storedSession() || (await guestPlan())) await import('./plan/load-report-plan.ts');
}

/** A result that is told before its reader's choices are known is told twice. */
async function askForChoices(locale: Locale): Promise<void> {
  const owner = ownerOf(currentSession());
  if (owner === undefined) return;
  const { about, reactions, looks, plan } = choicesQueries(owner, locale);
  const queries = documentQueries();
  await Promise.all([
    queries.prefetchQuery(about),
    queries.prefetchQuery(reactions),
    queries.prefetchQuery(looks),
    queries.prefetchQuery(plan),
  ]);
}
