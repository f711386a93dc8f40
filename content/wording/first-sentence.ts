/** The first sentence of a text, and what comes after it. A full stop ends one where a capital follows, so not within "aprox. 20". */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const first = /^.*?[.!?](?= \p{Lu}|$)/su.exec(text)?.[0] ?? text;
  return { first, rest: text.slice(first.length).trim() };
}
