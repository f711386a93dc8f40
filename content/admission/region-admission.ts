// What is known of admission in one region, packed as short lines that are read when a visitor asks for a degree. The compiler
// makes them of `data/ministry/` and `data/districts/`; where the figures come from says `data/README.md`.
import type { CutOff, Movement, Round } from '#domain/admission/movement.ts';
import type { Offer } from '#domain/admission/outlook.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import type { Weights } from '#domain/admission/weigh-subjects.ts';
import { subjectCodes } from './subject-codes.ts';

/** By degree (`content/catalog/degrees.ts`). */
export type RegionAdmission = {
  /**
   * `ucm uam: ma2 bi1 hf?; urjc: ma2`: universities, then subjects with ten times their weight; `?` is one that our source
   * leaves unclear; `*` is every university of the district. `null`: none is verified.
   */
  weights: Readonly<Record<string, string>> | null;
  /**
   * `ucm 2021:12-13.5; uam …`: university, then for each first year of a course its lowest and highest centre. Centres that
   * are affiliated to a university are no part of it: they have an entrance and often prices of their own.
   */
  cutOffs: Readonly<Record<string, string>>;
  /** The newest list, where the district published one that tells own and affiliated centres apart. */
  newest?: NewestList | undefined;
  /** `7 1 0.58 1.32 2788; …`: a level, years apart, what half and four of five moved by, pairs; where enough were counted. */
  movements?: string;
};

export type NewestList = {
  /** First year of the course. */
  year: number;
  /** Of the summer: later lists ask less than the first. */
  round: Round;
  /** `ucm 9.564-10.714; urjc 8.564 Aranjuez`: the cities only where each campus names one. */
  own: Readonly<Record<string, string>>;
  /** `ucm CES Cardenal Cisneros 5; …`. */
  affiliated: Readonly<Record<string, string>>;
};

/** A centre affiliated to a university, with its lowest and highest group. */
export type AffiliatedCutOff = { centre: string } & CutOff;

/** What a degree asks at one university, with the subjects whose weight has to be asked for. */
export type PlacedOffer = Offer & {
  unclear: readonly SubjectId[];
  affiliated: readonly AffiliatedCutOff[];
};

/** Every university of the region that offers a degree, as far as its figures are known. */
export function offersOf(region: RegionAdmission, degree: string): PlacedOffer[] {
  const weighed = weighedBy(region.weights?.[degree]);
  const newest = newestBy(region.newest?.own[degree], region.newest);
  const older = gradedBy(region.cutOffs[degree]);
  const affiliated = affiliatedBy(region.newest?.affiliated[degree], region.newest);
  const named = [...weighed.keys()].filter((each) => each !== '*');
  const universities = [...newest.keys(), ...older.keys(), ...affiliated.keys(), ...named];
  const all = [...new Set(universities)].toSorted();
  return (all.length === 0 && weighed.has('*') ? ['*'] : all).map((university) => ({
    university,
    ...(weighed.get(university) ?? weighed.get('*') ?? { weights: null, unclear: [] }),
    cutOffs: [...(newest.get(university) ?? []), ...(older.get(university) ?? [])],
    affiliated: affiliated.get(university) ?? [],
  }));
}

/** How lowest grades of the region's own universities moved, for each level and span that has enough pairs. */
export function movementsIn({ movements }: RegionAdmission): Movement[] {
  return partsOf(movements).map((text) => {
    const [from = 0, years = 0, median = 0, most = 0, pairs = 0] = text.split(' ').map(Number);
    return { from, years, median, most, pairs };
  });
}

type Weighing = { weights: Weights; unclear: readonly SubjectId[] };

function weighedBy(line: string | undefined): Map<string, Weighing> {
  return new Map(
    partsOf(line).flatMap((group) => {
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
    const subject = subjectCodes[each.slice(0, 2)];
    if (!subject) throw new Error(`no subject is called ${each}`);
    if (each.endsWith('?')) unclear.push(subject);
    else weights[subject] = Number(each.slice(2)) / 10;
  }
  return { weights, unclear };
}

function gradedBy(line: string | undefined): Map<string, CutOff[]> {
  return new Map(
    partsOf(line).map((offer) => {
      const [university = '', ...years] = offer.split(' ');
      return [
        university,
        years.map((text) => {
          const [year, grades = ''] = text.split(':');
          return cutOffOf(grades, { year: Number(year), round: 'unsaid' });
        }),
      ];
    }),
  );
}

type List = Pick<CutOff, 'year' | 'round'>;

function newestBy(line: string | undefined, list?: List): Map<string, CutOff[]> {
  return new Map(
    partsOf(line).map((offer) => {
      const [university = '', grades = ''] = offer.split(' ');
      return [university, list ? [cutOffOf(grades, list)] : []];
    }),
  );
}

function affiliatedBy(line: string | undefined, list?: List): Map<string, AffiliatedCutOff[]> {
  const byUniversity = Map.groupBy(partsOf(line), (text) => text.split(' ', 1)[0] ?? '');
  return new Map(
    [...byUniversity].map(([university, texts]) => [
      university,
      texts.flatMap((text) => {
        const words = text.split(' ');
        const centre = words.slice(1, -1).join(' ');
        return list ? { centre, ...cutOffOf(words.at(-1) ?? '', list) } : [];
      }),
    ]),
  );
}

function partsOf(line: string | undefined): string[] {
  return line ? line.split('; ') : [];
}

function cutOffOf(grades: string, { year, round }: List): CutOff {
  const [lowest = '', grade = lowest] = grades.split('-');
  return { year, round, grade: Number(grade), lowest: Number(lowest) };
}
