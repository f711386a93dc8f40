// The rules and words that a plan is told from, loaded only where somebody keeps one.
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Locale } from '#domain/locale.ts';
import { planPart, type PlanPart } from '#domain/report/plan-part.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** The plan as a part of a report, seen on `today` (`YYYY-MM-DD`), and the words to tell it. */
export async function loadPlan(
  plan: Plan,
  locale: Locale,
  today: string,
): Promise<{ part: PlanPart; words: Copy }> {
  const [{ pathwayRules: rules }, { officeUrls: offices }, { profileOf }, words] =
    await Promise.all([
      import('#content/pathway/rules.ts'),
      import('#content/pathway/offices.ts'),
      import('#content/pathway/plan-profile.ts'),
      loadWords(wordsOf('pathway'), locale),
    ]);
  return { part: planPart(profileOf(plan), { rules, offices, today }), words };
}
