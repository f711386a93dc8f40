import { subjectCodes } from '#content/admission/subject-codes.ts';

type Weight = {
  readonly degree_id: string;
  readonly university: string;
  readonly subject: string;
  /** Empty where its cell cannot be read. */
  readonly weight: string;
};

const codes = Object.entries<string>(subjectCodes);

/** `ucm uam: ma2 bi1 hf?; urjc: ma2` by degree: universities that weigh alike together. */
export function weightLines(
  degrees: readonly string[],
  rows: readonly Weight[],
): Readonly<Record<string, string>> {
  const byDegree = Map.groupBy(rows, ({ degree_id }) => degree_id);
  return Object.fromEntries(
    degrees
      .filter((id) => byDegree.has(id))
      .map((id) => {
        const byUniversity = Map.groupBy(byDegree.get(id) ?? [], ({ university }) => university);
        const alike = Map.groupBy(byUniversity, ([, weights]) => subjectsOf(weights));
        const groups = [...alike].map(
          ([subjects, those]) =>
            `${those.map(([university]) => university).join(' ')}: ${subjects}`,
        );
        return [id, groups.join('; ')];
      }),
  );
}

/** Ten times the weight behind the code of a subject. */
function subjectsOf(weights: readonly Weight[]): string {
  return codes
    .flatMap(([code, subject]) => {
      const found = weights.find((weight) => weight.subject === subject);
      if (!found) return [];
      return `${code}${found.weight === '' ? '?' : Number((Number(found.weight) * 10).toFixed(2))}`;
    })
    .join(' ');
}
