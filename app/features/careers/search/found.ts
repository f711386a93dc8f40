export type Hit = {
  readonly career: string;
  /** The name it was found by, where that is not its own. */
  readonly by?: string;
};

/**
 * `nearest`: no name has all that was asked for; three that come near. `unsaid`: nothing was typed yet that tells which
 * career is meant, as in "quiero estudiar".
 */
export type Found = {
  readonly kind: 'found' | 'nearest' | 'unsaid';
  readonly hits: readonly Hit[];
};
