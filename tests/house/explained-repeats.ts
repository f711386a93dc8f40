/** Places that say the same on purpose, and why one of them cannot ask the other. */
export const explainedRepeats: readonly { files: readonly string[]; why: string }[] = [];
