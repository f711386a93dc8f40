import type { Handler } from 'hono';
import { z } from 'zod';
import { findPublished } from '#content/instruments/publications.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { loadReportWords, withWordsOf } from '#content/report/load-report-words.ts';
import { tellMail } from '#content/report/tell-mail.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptColumns, attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { parseSecondLook } from '#domain/instruments/interests/second-look.ts';
import { locales } from '#domain/locale.ts';
import { reactionKinds } from '#domain/matching/reaction.ts';
import { reportOf } from '#domain/report/report.ts';
import { instrumentIds, sectionOf, type Section } from '#domain/instruments/registry.ts';
import { parsePlan } from '#domain/pathway/plan.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { resultsLink } from '#server/mail/mail-links.ts';
import type { ReportBackend } from './report-backend.ts';

const request = z.strictObject({
  attempts: z.array(z.uuid()).min(1).max(instrumentIds.length),
  level: z.enum(['university', 'vocational', 'both']),
  /** Where the page was that asks. */
  origin: z.string().max(300).optional(),
});
const profileRows = z.array(
  z.object({ full_name: z.string().nullable(), locale: z.enum(locales) }),
);
const attemptRows = z.array(z.unknown());
const lookRows = z.array(
  z.object({ attempt: z.string(), version: z.number(), answers: z.unknown() }),
);
const planRows = z.array(z.unknown()).max(1);
const reactionRows = z.array(z.object({ career: z.string(), reaction: z.enum(reactionKinds) }));

/**
 * POST /send-report: makes the person's report anew from the answers that the data API shows them, and has it mailed to
 * their own address in their language. The request names attempts only: no text, no address (threats F01, F02, P14). Its
 * link leads to the origin where the page was, if that is one of SITE_URLS, else to SITE_URL (threat H14).
 */
export function sendReport({
  site,
  clock,
  reports,
}: {
  site: Pick<Config, 'siteUrl' | 'siteUrls'>;
  clock: Clock;
  reports: ReportBackend;
}): Handler<AppEnv> {
  return async function answerSendReport(c) {
    const authorization = c.req.header('authorization') ?? '';
    const person = authorization && (await reports.person(authorization));
    if (!person) throw new AppError('unauthorized');
    const said = request.safeParse(await c.req.json().catch(() => undefined));
    if (!said.success) throw new AppError('bad_request');
    const verdict = await reports.take(person.id);
    if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);

    const read = (query: string) => reports.read(authorization, query);
    const [profiles, attempts, reactions, looks, plans] = await Promise.all([
      read(`profiles?select=full_name,locale&id=eq.${person.id}`),
      read(attemptsQuery(person.id, said.data.attempts)),
      read(`reactions?select=career,reaction&user_id=eq.${person.id}&limit=1000`),
      read(
        `second_looks?select=attempt,version,answers&user_id=eq.${person.id}&attempt=in.(${said.data.attempts.join(',')})`,
      ),
      read(`plans?select=country,diploma,aim,start,ticks,stay,region&user_id=eq.${person.id}`),
    ]);
    const { full_name: name = '', locale } = profileRows.parse(profiles)[0] ?? {
      locale: locales[0],
    };
    const found = attemptsOfRows(attemptRows.parse(attempts)).map(publishedSection);
    const sections = (await Promise.all(found)).flatMap((section) => section ?? []);
    if (sections.length !== new Set(said.data.attempts).size) throw new AppError('not_found');

    const { careers, names } = await loadCatalog(locale);
    const words = await withWordsOf(sections, await loadReportWords(locale, names));
    const kept = parsePlan(planRows.parse(plans)[0]);
    const today = clock.now().toISOString().slice(0, 10);
    const plan = kept && (await loadPlan(kept, locale, today));
    const known = reactionRows.parse(reactions).map((row) => [row.career, row.reaction] as const);
    const report = reportOf({
      sections,
      careers,
      level: said.data.level,
      reactions: Object.fromEntries(known),
      secondLooks: lookRows
        .parse(looks)
        .flatMap((row) => parseSecondLook({ ...row, itemTimes: {} }) ?? []),
      plan: plan?.part,
    });
    const sent = await reports.send({
      to: person.email,
      name: name ?? '',
      locale,
      link: resultsLink(site, locale, said.data.origin),
      sections: await tellMail(report, plan ? { ...words, plan: plan.words } : words),
    });
    if (sent === 'too-soon') throw tooMany(60);
    if (sent === 'unavailable') throw new AppError('unavailable');
    return c.json({ email: person.email }, 202);
  };
}

function attemptsQuery(person: string, ids: readonly string[]): string {
  return `attempts?select=${attemptColumns}&user_id=eq.${person}&state=eq.submitted&id=in.(${ids.join(',')})`;
}

async function publishedSection(attempt: Attempt): Promise<Section | undefined> {
  const instrument = findPublished(attempt.instrument, attempt.version);
  return instrument && sectionOf(instrument, attempt);
}

function tooMany(retryAfter: number): AppError {
  return new AppError('too_many', undefined, { retryAfter });
}
