// What changes on the way to vocational training: its level, and who runs the centre.

export const vocationalLevels = ['superior', 'medio'] as const;
export type VocationalLevel = (typeof vocationalLevels)[number];

/** `public`: paid by the region, also where a private school runs it (concertado): its places are given out by the region. */
export const centreKinds = ['public', 'private'] as const;
export type CentreKind = (typeof centreKinds)[number];
