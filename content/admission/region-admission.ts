// What is known of admission in one region, packed as short lines that are read when somebody asks for a degree. Each
// region's file says in its head where the figures come from and under which licence; here stands how a line is read.
import type { CutOff } from '#domain/admission/movement.ts';
import type { Offer } from '#domain/admission/outlook.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import type { Weights } from '#domain/admission/weigh-subjects.ts';

/** By degree (`content/catalog/degrees.ts`). */
export type RegionAdmission = {
  /**
   * `ucm uam: ma2 bi1 hf?; urjc: ma2`: universities, then subjects with ten times their weight; `?` is one that our source
   * leaves unclear; `*` is every university of the district. `null`: nobody verified any.
   */
  weights: Readonly<Record<string, string>> | null;
  /** `ucm 2025:13.1 2021:12-13.5; uam …`: university, then for each first year of a course its lowest and highest centre. */
  cutOffs: Readonly<Record<string, string>>;
};

/** What a degree asks at one university, with the subjects whose weight has to be asked for. */
export type PlacedOffer = Offer & { unclear: readonly SubjectId[] };

const subjectOfCode: Readonly<Record<string, SubjectId>> = {
  ma: 'maths',
  fi: 'physics',
  qu: 'chemistry',
  dt: 'technical-drawing',
  em: 'business',
  gl: 'geology',
  bi: 'biology',
  mc: 'applied-maths',
  ge: 'geography',
  fr: 'french',
  la: 'latin',
  gr: 'greek',
  ha: 'art-history',
  te: 'technology',
  cg: 'general-sciences',
  mv: 'arts-movements',
  hf: 'philosophy',
  fa: 'arts-foundations',
  da: 'applied-drawing',
  di: 'design',
  sl: 'second-language',
  dr: 'artistic-drawing',
  am: 'music-analysis',
  ae: 'performing-arts',
  hm: 'music-history',
  ld: 'drama',
  tg: 'graphic-techniques',
  co: 'choir',
  he: 'spanish-history',
};

/** Every university of the region that offers a degree, as far as its figures are known. */
export function offersOf({ weights, cutOffs }: RegionAdmission, degree: string): PlacedOffer[] {
  const weighed = weighedBy(weights?.[degree]);
  const graded = gradedBy(cutOffs[degree]);
  const universities = [...graded.keys(), ...[...weighed.keys()].filter((each) => each !== '*')];
  const all = [...new Set(universities)].toSorted();
  return (all.length === 0 && weighed.has('*') ? ['*'] : all).map((university) => ({
    university,
    ...(weighed.get(university) ?? weighed.get('*') ?? { weights: null, unclear: [] }),
    cutOffs: graded.get(university) ?? [],
  }));
}

type Weighing = { weights: Weights; unclear: readonly SubjectId[] };

function weighedBy(line: string | undefined): Map<string, Weighing> {
  const groups = line ? line.split('; ') : [];
  return new Map(
    groups.flatMap((group) => {
      const [universities = '', subjects = ''] = group.split(': ');
      const weighing = weighingOf(subjects.split(' '));
      return universities.split(' ').map((each) => [each, weighing] as const);
    }),
  );
}

function weighingOf(subjects: readonly string[]): Weighing {
  const weights: Partial<Record<SubjectId, number>> = {};
  const unclear: SubjectId[] = [];
  for (const each of subjects) {
    const subject = subjectOfCode[each.slice(0, 2)];
    if (!subject) throw new Error(`no subject is called ${each}`);
    if (each.endsWith('?')) unclear.push(subject);
    else weights[subject] = Number(each.slice(2)) / 10;
  }
  return { weights, unclear };
}

function gradedBy(line: string | undefined): Map<string, CutOff[]> {
  const offers = line ? line.split('; ') : [];
  return new Map(
    offers.map((offer) => {
      const [university = '', ...years] = offer.split(' ');
      return [university, years.map(cutOffOf)];
    }),
  );
}

function cutOffOf(text: string): CutOff {
  const [year, grades = ''] = text.split(':');
  const [lowest = '', grade = lowest] = grades.split('-');
  return { year: Number(year), grade: Number(grade), lowest: Number(lowest) };
}
