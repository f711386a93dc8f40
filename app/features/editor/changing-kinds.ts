// Kinds of records that an owner adds and takes away: nothing else names them, and no address of the site is theirs.

const changing: readonly string[] = ['faq', 'testimonials', 'answers'];

export function mayChange(kind: string): boolean {
  return changing.includes(kind);
}

/** The key of a record that is not there yet. */
export function newKey(kind: string): string {
  return `${kind}/n${crypto.randomUUID().slice(0, 8)}`;
}
