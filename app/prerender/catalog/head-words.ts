import type { Head } from '#app/i18n/head.ts';
import { fill } from '#app/i18n/fill.ts';

/** What search engines show of each, in characters. */
const TITLE = 65;
const DESCRIPTION = 160;

/** Title and description of one of many pages, within what is shown: a long name stands without what follows it. */
export function headOf(head: Head, name: string): Head {
  const named = (text: string) => fill(text, { name, career: name });
  const title = named(head.title);
  const description = named(head.description);
  return {
    title: title.length <= TITLE ? title : shortened(name, TITLE),
    description:
      description.length <= DESCRIPTION ? description : shortened(description, DESCRIPTION),
  };
}

/** Ends with a whole word. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\s,:;]+\S*$/, '')}…`;
}
