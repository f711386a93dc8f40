import { expect, test } from 'vitest';
import file from '#tests/admission/admission-vectors.json' with { type: 'json' };
import { exactly } from '#domain/range.ts';
import { chooseMarks, type SubjectMark } from './choose-marks.ts';
import { diplomaPart, examPart } from './credential.ts';
import { unknownExamMean, type Formula } from './rules.ts';
import type { SubjectId } from './subjects.ts';
import { weighedPart, weighSubjects, type Weights } from './weigh-subjects.ts';

// Specification S13. Worked examples of UNED and of the Universidad Carlos III, and arithmetic on their rules; each says which it is.
type Vector = {
  id: string;
  rule: string;
  nmb?: number;
  mean?: number;
  ucas?: number;
  access?: number;
  credential?: number;
  admission?: number;
  pce?: number[];
  subjects?: string[];
  general?: number[];
  weighted?: number[][];
  candidates?: number[][];
};
const vectors: readonly Vector[] = file.vectors;

const names: SubjectId[] = ['french', 'maths', 'philosophy', 'geography', 'biology', 'latin'];
/** The subjects of UNED's example, which repeats some of them in September. */
const ofExample: Record<string, SubjectId> = {
  en: 'french',
  ma: 'maths',
  fi: 'philosophy',
  ge: 'geography',
  bi: 'biology',
};

const sat = (subject: SubjectId, mark: number): SubjectMark => ({
  subject,
  mark,
  year: 2026,
  isHoped: false,
});

/** The marks of a vector in subjects of their own, with the weights that it gives them. */
function weighedOf(pairs: readonly number[][]): number {
  const given = pairs.map(([mark = 0], index) => sat(names[index] ?? 'choir', mark));
  const weights: Weights = Object.fromEntries(
    pairs.map(([, weight], index) => [names[index], weight]),
  );
  return weighedPart(weighSubjects(chooseMarks(given, 2026).passed, weights));
}

const formulaOf: Record<string, Formula> = {
  'homologated+PCE': 'pce',
  'spanish-bach': 'bachillerato',
  'uned-conversion': 'ucas',
  'pending-homologation': 'provisional',
  cfgs: 'given',
};

function credentialOfVector(vector: Vector): number | undefined {
  const formula = formulaOf[vector.rule];
  const mean = vector.nmb ?? vector.mean ?? vector.ucas;
  if (!formula) return vector.credential;
  if (formula !== 'provisional' && mean === undefined) return vector.access;
  const { general } = vector;
  const exam = general
    ? exactly(general.reduce((sum, mark) => sum + mark, 0) / general.length)
    : unknownExamMean;
  const { passed } = chooseMarks(
    (vector.pce ?? []).map((mark, index) =>
      sat(ofExample[vector.subjects?.[index] ?? ''] ?? names[index] ?? 'choir', mark),
    ),
    2026,
  );
  const diploma = diplomaPart(formula, exactly(mean ?? 0), exam);
  return diploma && diploma.low + examPart(formula, passed);
}

test('there are as many vectors as were collected', () => {
  expect(vectors).toHaveLength(12);
});

test.each(vectors)('$id comes out to a thousandth', (vector) => {
  const { access, admission, rule } = vector;
  const credential = credentialOfVector(vector);
  const said = rule === 'admission' ? vector.credential : (vector.credential ?? access);
  expect(said === undefined || Math.abs((credential ?? 0) - said) < 0.001).toBe(true);
  const base = credential ?? vector.mean ?? 0;
  const reckoned = base + weighedOf(vector.weighted ?? vector.candidates ?? []);
  expect(admission === undefined || Math.abs(reckoned - admission) < 0.001).toBe(true);
  expect(said ?? admission).toBeDefined();
});
