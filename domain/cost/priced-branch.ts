/** Branches of knowledge whose degrees may have a price of their own. */
export const pricedBranches = ['arts', 'sciences', 'health', 'social', 'engineering'] as const;
export type PricedBranch = (typeof pricedBranches)[number];
