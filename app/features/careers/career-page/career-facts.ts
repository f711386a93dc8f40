import type { CardTypes } from '#app/features/careers/catalogue/ground-of.ts';
import type { FamilyId } from '#content/classifications/families.ts';
import type { Moment } from '#content/catalog/words.ts';
import type { CareerLevel } from '#domain/matching/career.ts';
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import type { Glance } from '#app/features/careers/studies/glance-list.tsx';
import type { PlaceLine, StudyLine } from '#app/features/careers/studies/study-line.ts';

/** Something that practice needs, and where that is written. */
export type Requirement = {
  readonly text: string;
  /** What it means without a passport of the European Union. */
  readonly outside: string | undefined;
  /** Norm and source, as Spanish law is called in every language. */
  readonly source: string;
  /** The day it was looked at, and whether another than the source was. */
  readonly looked: string;
  readonly url: string;
};

/** A name with a sentence beside it. */
export type Labelled = { readonly label: string; readonly text: string };

/** A way of studying on a career's page: what it is, where it is taught. */
export type StudyOfCareer = StudyLine & {
  readonly kind: 'degree' | 'artistic' | 'title';
  readonly path: string;
  /** How many teach it and the lowest grade, or how it is taught: one or two sentences. */
  readonly taught: readonly string[];
  /** The three with most room; empty where no list has it. */
  readonly places: readonly PlaceLine[];
  /** The words of the way to its own page, and the part of that page. */
  readonly more: string;
  readonly part: '#places' | '';
};

/** A career beside this one, and why it stands there. */
export type RelatedCareer = CardTypes & {
  readonly id: string;
  readonly family: FamilyId;
  readonly name: string;
  readonly path: string;
  readonly why: string;
};

/** A career in one language, as its page shows it: sentences made, nothing left to look up. */
export type CareerFacts = {
  readonly id: string;
  readonly name: string;
  readonly line: string | undefined;
  /** Its official name in Spain, where it is another. */
  readonly inSpain?: string;
  readonly alsoCalled: readonly string[];
  readonly does: string;
  readonly glance: readonly Glance[];
  /** Its prices in the money of every country (`told-amounts.ts`). */
  readonly money: string;
  readonly day: readonly Moment[];
  readonly tasks: readonly string[];
  /** What it gives, by O*NET, or what its interests are: two or three sentences. */
  readonly likes: readonly string[];
  readonly tires: readonly string[];
  readonly grows: string | undefined;
  readonly tries: readonly string[];
  readonly family: { readonly id: FamilyId; readonly name: string };
  readonly level: CareerLevel | 'either';
  /** What opens it, where that is less than the studies which help. */
  readonly entry: string | undefined;
  /** Whom to ask what practice takes, where it was not read. */
  readonly ask: string | undefined;
  readonly interests: ByLetter<number>;
  /** What differs, where the figures are those of a near occupation. */
  readonly near: string | undefined;
  readonly values: ByValue<number> | undefined;
  readonly skills: readonly string[];
  readonly knowledge: readonly string[];
  readonly settings: readonly Labelled[];
  /** Which lines of these differ from what people said, by our judgement: a sentence. */
  readonly judged: string | undefined;
  /** Whether people who do it were asked how work is; the screen is our own judgement in any case. */
  readonly hasAskedSettings: boolean;
  /** How many years it takes, as the end of a sentence. */
  readonly years: string;
  /** What practice needs besides studies, in the order in which one meets it. */
  readonly requirements: readonly Requirement[];
  readonly degrees: readonly StudyOfCareer[];
  readonly titles: readonly StudyOfCareer[];
  readonly afterwards: readonly string[];
  readonly related: readonly RelatedCareer[];
  /** Address of this career beside others. */
  readonly comparePath: string;
  readonly onet: string;
  /** Months, already in words. */
  readonly interestsDated: string;
  readonly valuesDated: string;
};

/** The two types that an occupation asks for most, of those above its own mean. */
export function leadingInterests(interests: ByLetter<number>): readonly RiasecLetter[] {
  const mean = riasecLetters.reduce((sum, letter) => sum + interests[letter], 0) / 6;
  return riasecLetters
    .filter((letter) => interests[letter] > mean)
    .toSorted((a, b) => interests[b] - interests[a])
    .slice(0, 2);
}

/** How much an occupation asks of an interest: the scale from 1 to 7 in three equal parts. */
export function amountOf(figure: number): 'much' | 'some' | 'little' {
  return figure >= 5 ? 'much' : figure >= 3 ? 'some' : 'little';
}
