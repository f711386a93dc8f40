// A list of aliases as somebody saved it: read whatever a spreadsheet writes, and judged line by line before anything is sent.
import { aliasProblem } from '#domain/class/alias.ts';

export type RosterProblem = 'blank' | 'length' | 'alias' | 'formula' | 'repeated' | 'otherGroup';

export type RosterLine = {
  /** As a spreadsheet counts them: the heads are line 1. */
  readonly line: number;
  readonly alias: string;
  readonly group: string;
  readonly problem?: RosterProblem;
  /** The line that has it already. */
  readonly first?: number;
};

/** Why nothing of a file is taken: no such heads, further columns, too many lines, or none. */
export type FileProblem = 'header' | 'columns' | 'tooLong' | 'empty';

export type ReadRoster = {
  readonly problem?: FileProblem;
  readonly lines: readonly RosterLine[];
  /** What would be saved. */
  readonly aliases: readonly string[];
};

const MOST = 500;

/** The text of a file: UTF-8, what Excel calls Unicode (UTF-16), or the alphabet of older Windows. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @param group what the group is called that the list is for; a line may name it or no group at all. */
export function readRoster(text: string, group: string): ReadRoster {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.trim() !== '');
  const [head, ...body] = rows;
  const separator = /[;\t]/.exec(head?.row ?? '')?.[0] ?? ',';
  const heads = cellsOf(head?.row ?? '', separator).map((cell) => cell.toLowerCase());
  const none = { lines: [], aliases: [] };
  if (heads[0] !== 'alias') return { problem: 'header', ...none };
  const [, second = '', ...more] = heads;
  if (!['', 'grupo', 'group'].includes(second) || more.some((cell) => cell !== '')) {
    return { problem: 'columns', ...none };
  }
  if (body.length === 0) return { problem: 'empty', ...none };
  if (body.length > MOST) return { problem: 'tooLong', ...none };
  const known = new Map<string, number>();
  const lines = body.map(({ line, row }): RosterLine => {
    const [alias = '', named = ''] = cellsOf(row, separator);
    const first = known.get(alias.toLowerCase());
    const problem =
      problemOf(alias, named, group) ?? (first === undefined ? undefined : 'repeated');
    if (problem === undefined) known.set(alias.toLowerCase(), line);
    return {
      line,
      alias,
      group: named,
      ...(problem && { problem }),
      ...(problem === 'repeated' && first !== undefined && { first }),
    };
  });
  return {
    lines,
    aliases: lines.filter(({ problem }) => !problem).map(({ alias }) => alias),
  };
}

function problemOf(alias: string, named: string, group: string): RosterProblem | undefined {
  if (alias === '') return 'blank';
  if (/^[=+\-@＝＋－＠|%]/u.test(alias)) return 'formula';
  const problem = aliasProblem(alias);
  if (problem) return problem === 'long' ? 'length' : 'alias';
  const isOther = named !== '' && named.toLowerCase() !== group.trim().toLowerCase();
  return isOther ? 'otherGroup' : undefined;
}

/** The cells of a line (RFC 4180), without the blanks around them. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row.charAt(at);
    const last = cells.length - 1;
    if (sign === '"' && isQuoted && row.charAt(at + 1) === '"') {
      cells[last] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[last] += sign;
  }
  return cells.map((cell) => cell.trim());
}
