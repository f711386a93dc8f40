/** What a difference lies in, in the order of a report. */
export const kinds = [
  'page',
  'text',
  'structure',
  'head',
  'json-ld',
  'data',
  'style',
  'file',
  'scripts',
  'loading',
  'code',
  'ids',
] as const;

export type Kind = (typeof kinds)[number];

export const titles: Readonly<Record<Kind, string>> = {
  page: 'Pages that only one build has',
  text: 'Visible text',
  structure: 'Tags and attributes',
  head: 'Title, meta and link elements',
  'json-ld': 'JSON-LD',
  data: 'JSON that pages carry',
  style: 'Styles',
  file: 'Other files',
  scripts: 'Texts and figures in scripts',
  loading: 'Loading: which files are asked for',
  code: 'Code of scripts',
  ids: 'Generated ids',
};

/** Whether a difference counts: equal builds may put their code into other files, and React may number its ids anew. */
export function isContent(kind: Kind): boolean {
  return kind !== 'loading' && kind !== 'code' && kind !== 'ids';
}

/**
 * One difference of one file. `what` is the same wherever the same thing changed, so that it can be counted; `where`, `before`
 * and `after` show one example of it.
 */
export type Difference = {
  readonly kind: Kind;
  readonly what: string;
  readonly where?: string;
  readonly before?: string;
  readonly after?: string;
};

/** `"before" → "after"`; what is not there is `nothing`. */
export function change(before: string | undefined, after: string | undefined): string {
  return `${quoted(before)} → ${quoted(after)}`;
}

function quoted(text: string | undefined): string {
  return text === undefined || text === '' ? 'nothing' : `"${text}"`;
}
