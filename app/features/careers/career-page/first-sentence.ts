/** What stands before the first full stop of a text, the stop included. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= \p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
