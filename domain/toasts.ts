/** Promised, too (specification S10): apart from `constants.ts`, because every page that wakes loads them. */
export const toasts = {
  /** So many at once. */
  visible: 3,
  /** Milliseconds. */
  duration: 4_000,
};
