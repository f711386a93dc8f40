import { subjectCodes } from '#content/admission/subject-codes.ts';
import type { Row } from '#tools/tables/table.ts';

const order = Object.values<string>(subjectCodes);

/** Rows of one degree in the order in which a line of weights names subjects. */
export function weightsInOrder(a: { subject: string }, b: { subject: string }): number {
  return order.indexOf(a.subject) - order.indexOf(b.subject);
}

/** What cannot be true of weights: a subject counts a tenth, three twentieths or a fifth, or its cell cannot be read. */
export function weightProblems(rows: readonly Row[]): string[] {
  return rows.flatMap(({ degree, subject = '', weight = '', cell = '' }) => [
    ...(order.includes(subject) ? [] : [`${degree}: ninguna materia se llama ${subject}`]),
    ...(['0.1', '0.15', '0.2'].includes(weight) || (weight === '' && cell !== '')
      ? []
      : [`${degree} ${subject}: no es un peso: ${weight}`]),
  ]);
}

/** A degree of several campuses or branches stands several times; where it weighs alike, once is enough. */
export function withoutRepeats<
  Weight extends { degree_id: string; subject: string; weight: string; university?: string },
>(rows: readonly Weight[]): readonly Weight[] {
  const byKey = Map.groupBy(rows, ({ degree_id, university, subject, weight }) =>
    [degree_id, university, subject, weight].join(' '),
  );
  return [...byKey.values()].flatMap(([row]) => row ?? []);
}
