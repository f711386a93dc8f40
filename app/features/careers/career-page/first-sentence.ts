/** What comes after the first full stop of a text: the line below a career's name says the first sentence shortly. */
export function afterFirstSentence(text: string): string {
  const first = /^.*?[.!?](?= \p{Lu}|$)/su.exec(text)?.[0] ?? text;
  return text.slice(first.length).trim();
}
