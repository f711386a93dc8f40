/** How it went with a career that was tried for a week: still open, wants more, unsure, or wants less of it. */
export const trialStates = ['open', 'more', 'unsure', 'less'] as const;

export type Trial = (typeof trialStates)[number];

/** By career id; one at most is open. */
export type Trials = Readonly<Record<string, Trial>>;
