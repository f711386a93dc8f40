import { loadRegion } from '#content/admission/load-region.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { estimatesFor } from '#content/cost/estimates.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { partsFor } from '#content/cost/parts-for.ts';
import { coursePrice, type Course } from '#content/cost/tuition-price.ts';
import type { Way } from '#domain/admission/rules.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import { credentialOf, outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import { costOf } from '#domain/cost/cost.ts';
import { exactly } from '#domain/range.ts';
import type { RegionId } from '#domain/regions.ts';

/** A family as it comes to the calculator of admission. */
export type Family = {
  way: Way;
  region: RegionId;
  degree: string;
  /** Missing where it is not known yet. */
  mean?: number;
  marks?: readonly (readonly [SubjectId, number])[];
};

export function ruleOf({ way, region }: Pick<Family, 'way' | 'region'>) {
  const rule = ruleFor(admissionRules, way, region);
  if (!rule) throw new Error(`no rule for ${way}`);
  return rule;
}

function applicantOf({ mean, marks = [] }: Family): Applicant {
  return {
    mean: mean === undefined ? { low: 5, high: 10 } : exactly(mean),
    exam: exactly(0),
    marks: marks.map(([subject, mark]) => ({ subject, mark, year: 2027, isHoped: true })),
    year: 2027,
  };
}

export const credential = (family: Family) => credentialOf(ruleOf(family), applicantOf(family));

/** What the family sees of each university, by its short name. */
export async function outlooks(family: Family) {
  const data = await loadRegion[family.region]();
  const offers = verifiedOffers(family.region, data, family.degree);
  const asked = { hoped: 8, start: 2027, movements: verifiedMovements(data) };
  return new Map(
    offers.map((offer) => [
      offer.university,
      { offer, outlook: outlookOf(ruleOf(family), applicantOf(family), offer, asked) },
    ]),
  );
}

/** What it costs them, on the day on which these families were reckoned by hand. */
export function costs(
  way: Way | '',
  course: Course,
  { region, city }: { region: RegionId; city?: string },
) {
  const aim = course.kind === 'vocational' ? 'vocational' : '';
  return costOf({
    parts: partsFor(way, aim),
    prices: knownPrices(coursePrice(course, region), city),
    estimates: estimatesFor(course, region),
    own: {},
    years: 4,
    today: '2026-11-27',
  });
}

/** To a thousandth, as universities publish a grade. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;
