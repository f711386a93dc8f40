// What came with a link, each part parsed as what is stored is, and made ready to be told.
import type { OpenedMeeting } from '#app/data/centre/meeting.ts';
import { sectionsOf, type SheetParts } from '#app/features/centre/seat/sheet-parts.ts';
import type { Copy } from '#content/dictionaries/es/meeting-page.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { planLines } from '#content/report/plan-lines.ts';
import type { MeetingSheet } from '#content/report/sheets/tell-meeting.ts';
import type { Locale } from '#domain/locale.ts';
import { partsOf } from '#domain/parsers.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { parsePlan } from '#domain/pathway/plan.ts';
import { reportOf } from '#domain/report/report.ts';
import { parseTyped, type Typed } from '#domain/situation/calculation.ts';
import { parseSituation, type Situation } from '#domain/situation/situation.ts';
import { situationLines } from './situation-lines.ts';

/** What studying costs a family, as the calculators reckon it. */
export type Reckon = (
  typed: Typed,
  situation: Situation,
  today: string,
) => Promise<NonNullable<MeetingSheet['costs']>>;

export async function readMeeting(
  { made_at: madeAt, what }: OpenedMeeting,
  {
    locale,
    parts,
    reckon,
    copy,
  }: { locale: Locale; parts: SheetParts; reckon: Reckon; copy: Copy },
): Promise<MeetingSheet> {
  const today = dayOf(new Date());
  const situation = parseSituation(what.situation, today);
  const plan = parsePlan(what.way);
  const costs = what.costs && partsOf(what.costs);
  const sections = (await Promise.all((what.attempts ?? []).map(sectionsOf))).flat();
  const loaded = plan && (await loadPlan(plan, locale, today));
  return {
    name: what.name?.trim() ?? '',
    madeAt,
    situation: what.situation ? situationLines(situation, copy, locale) : [],
    isPassportKnown: situation.passport !== '',
    plan: loaded && planLines(loaded.part, loaded.words, locale),
    country: situation.country,
    costs:
      costs && (await reckon(parseTyped(costs), parseSituation(costs.situation, today), today)),
    report:
      sections.length > 0
        ? reportOf({ sections, careers: parts.careers, level: 'both', reactions: {} })
        : undefined,
  };
}
