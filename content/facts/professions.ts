import { professions } from '#content/compiled/occupations/described.js';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';

/** An occupation of the O*NET database with its six interest scores, each from 1 to 7. */
export type Profession = {
  /** O*NET-SOC code. */
  code: string;
  /** As the database calls it; the occupations are those of the United States. */
  occupation: string;
  name: Readonly<Record<Locale, string>>;
  /** The high points of the profile as O*NET gives them, one to three letters. */
  letters: string;
  scores: ByLetter<number>;
  /** Month of the database's interest scores, `YYYY-MM`. */
  dated: string;
  /** The last part of its page's address, where the catalogue has it as a career. */
  career?: Readonly<Record<Locale, string>>;
};

/** The lowest and the highest score of an interest in O*NET. */
export const professionScale = { min: 1, max: 7 } as const;

export function findProfession(code: string): Profession {
  const found = professions.find((profession) => profession.code === code);
  if (!found) throw new Error(`no profession has the code ${code}`);
  return found;
}
