const words = /\s+|[\p{L}\p{N}_]+|./gsu;
/** So many characters beside what changed are shown. */
const AROUND = 40;

/** What changed between two texts, in whole words, and each with a little of what stands around it. */
export type ChangedPart = {
  readonly before: string;
  readonly after: string;
  readonly shownBefore: string;
  readonly shownAfter: string;
};

export function changedPart(before: string, after: string): ChangedPart {
  const [a, b] = [before.match(words) ?? [], after.match(words) ?? []];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const head = a.slice(0, start).join('');
  const tail = end === 0 ? '' : a.slice(-end).join('');
  const [from, to] = [a, b].map((all) => all.slice(start, all.length - end).join(''));
  const shown = (part = '') =>
    `${head.length > AROUND ? '…' : ''}${head.slice(-AROUND)}${cut(part)}${tail.slice(0, AROUND)}${tail.length > AROUND ? '…' : ''}`;
  return { before: from ?? '', after: to ?? '', shownBefore: shown(from), shownAfter: shown(to) };
}

/** A text that fits in a line of a report. */
export function cut(text: string, most = 160): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
