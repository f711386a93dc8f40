// How far somebody has got at a university before Spain.

export const universityPasts = ['none', 'begun', 'finished'] as const;
export type UniversityPast = (typeof universityPasts)[number];
