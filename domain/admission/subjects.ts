/** Subjects that weigh somewhere in Spain, the most common first: where two help alike, the first is named. */
export const subjectIds = [
  'maths',
  'applied-maths',
  'physics',
  'chemistry',
  'biology',
  'technical-drawing',
  'business',
  'geography',
  'art-history',
  'philosophy',
  'spanish-history',
  'geology',
  'technology',
  'latin',
  'greek',
  'french',
  'second-language',
  'general-sciences',
  'arts-movements',
  'arts-foundations',
  'artistic-drawing',
  'applied-drawing',
  'design',
  'music-analysis',
  'performing-arts',
  'music-history',
  'drama',
  'graphic-techniques',
  'choir',
] as const;
export type SubjectId = (typeof subjectIds)[number];

/** The subject in anything stored or typed; undefined when it is none. */
export function parseSubject(value: unknown): SubjectId | undefined {
  return subjectIds.find((each) => each === value);
}
