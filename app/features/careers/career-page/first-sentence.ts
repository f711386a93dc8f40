/** What stands before the first full stop of a text, the stop included. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?= \p{Lu}|$)/su.exec(text)?.[0] ?? text;
}

/** What is read first of what one does: below a line that says it shortly the second sentence, as the first tells the same at length; and what comes after it. */
export function leadAndRest(does: string, line: string | undefined): readonly [string, string] {
  const first = firstSentence(does);
  const rest = does.slice(first.length).trim();
  if (line === undefined || rest === '') return [first, rest];
  const second = firstSentence(rest);
  return [second, rest.slice(second.length).trim()];
}
