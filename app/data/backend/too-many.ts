/** Whether the database said that this person has added enough for now. */
export function isTooMany(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'PT429';
}
