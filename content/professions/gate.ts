// What stands between a title and the work in Spain. A career is named here when its profession is regulated or its posts
// are the State's; every other one may be practised with the studies that its page names.
import type { Words } from '#content/catalog/words.ts';

/**
 * `degree`: only this title opens the door. `master`: a further one after it. `residency`: years of paid training won in an
 * examination. `state-exam`: of aptitude. `chamber`: membership of a professional body. `civil-service`: a competition for
 * public posts. `nationality`: a passport. `licence`: granted by an authority after an approved course.
 */
export type GateKind =
  | 'degree'
  | 'master'
  | 'residency'
  | 'state-exam'
  | 'chamber'
  | 'civil-service'
  | 'nationality'
  | 'licence';

/**
 * Where a gate is written. `V`: read at the authority or in the words of the norm. `S`: as press, colleges or academies tell it. `U`:
 * not read; only that there is a gate is said, and which office knows.
 */
export type GateSource = {
  readonly mark: 'V' | 'S' | 'U';
  /** The law or decree, as it is cited; none where only the office is known. */
  readonly norm?: string;
  /** Who says it, and of when. */
  readonly source: string;
  readonly url: string;
  /** Day of the last look, `YYYY-MM-DD`. */
  readonly checked: string;
};

export type Gate = {
  readonly kind: GateKind;
  /** What practice needs, in a sentence or two; for `U` the office to ask instead. */
  readonly what: Words;
  /** What it means for somebody without a passport of the European Union. */
  readonly outside?: Words;
  readonly source: GateSource;
};

export type RegulatedProfession = {
  readonly name: Words;
  /** Ids of careers of the catalogue that lead into it. */
  readonly careers: readonly string[];
  /** In the order in which one meets them. */
  readonly gates: readonly Gate[];
  /** Years from the first day of study to practice; a range where training differs. */
  readonly years: { readonly least: number; readonly most: number } | undefined;
  /** What opens it, where that is less than the studies which help: told instead of the level of those. */
  readonly entry?: Words;
};
