/** What items and scales of a version are called in one language. */
export type StudyNames = {
  readonly items: Readonly<Record<string, string>>;
  readonly scales: Readonly<Record<string, string>>;
};
