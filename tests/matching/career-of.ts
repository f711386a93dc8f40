import { interestsProfile, type InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { byLetter, riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Career } from '#domain/matching/career.ts';

type Six = readonly [number, number, number, number, number, number];

/** Six numbers in the hexagon's order. */
export function six(numbers: Six): ByLetter<number> {
  return byLetter((letter) => numbers[riasecLetters.indexOf(letter)] ?? 0);
}

/** A career from its six interest figures; its family is its own unless told otherwise. */
export function careerOf(id: string, interests: Six, rest: Partial<Career> = {}): Career {
  const base = { id, family: id, level: 'university', fields: [] } as const;
  return { ...base, ...rest, interests: six(interests) };
}

/** What the real code reads from six scores of 40. */
export function profileFor(points: Six): InterestsProfile {
  const scores = Object.entries(six(points)).flatMap(([name, raw]) =>
    riasecLetters
      .filter((scale) => scale === name)
      .map((scale) => ({
        kind: 'scored' as const,
        scale,
        raw,
        max: 40,
        error: 3.3,
        band: 'medium' as const,
        answered: 10,
        of: 10,
        prorated: false,
      })),
  );
  return interestsProfile(scores, { standardError: 3.3, tieMargin: 3 });
}
