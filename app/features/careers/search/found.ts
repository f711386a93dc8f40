export type Hit = {
  readonly career: string;
  /** The name it was found by, where that is not its own. */
  readonly by?: string;
};

/** `nearest`: no name has all that was asked for; three that come near. */
export type Found = { readonly kind: 'found' | 'nearest'; readonly hits: readonly Hit[] };
