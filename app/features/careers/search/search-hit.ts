export type SearchHit = {
  readonly career: string;
  /** The name it was found by, where that is not its own. */
  readonly by?: string;
};

/**
 * `nearest`: no name has all that was asked for, or what it names we do not have; up to three that come near. `nothing`: none comes near. `unsaid`: nothing was typed yet that tells which
 * career is meant, as in "quiero estudiar".
 */
export type SearchHits = {
  readonly kind: 'found' | 'nearest' | 'nothing' | 'unsaid';
  readonly hits: readonly SearchHit[];
  /** Whether every word stands in a name as it was typed. */
  readonly isExact?: boolean;
};
