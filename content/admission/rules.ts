// How each way into a Spanish university is reckoned, as far as it was verified: the records of `content/admission-rules`. A rule
// with `formula: null` says that it was not: pages explain it and name the office.
import { rules } from '#content/compiled/admission/rules.js';
import { admissionFact } from '#content/facts/find-admission.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { AdmissionRule } from '#domain/admission/rules.ts';

export const admissionRules: readonly AdmissionRule<Fact>[] = rules.map((rule) => ({
  ...rule,
  facts: rule.facts.map(admissionFact),
}));
