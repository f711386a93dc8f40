/** A label within a sentence: its first letter small, unless it is one of an abbreviation. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}
