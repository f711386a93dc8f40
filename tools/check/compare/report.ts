import type { Allowed } from './allowed.ts';
import { cut } from './changed-part.ts';
import { isContent, kinds, titles, type Kind } from './difference.ts';
import { isUnnamed, lineOf, type Group, type Tally } from './tally.ts';

/** What a person reads: each difference once, what is allowed, and the closing tables. `most` groups of a kind are shown. */
export function reportOf(tally: Tally, allowed: readonly Allowed[], most: number): string[] {
  const groups = tally.groups();
  return [
    ...kinds.flatMap((kind) => shownKind(kind, groups, most)),
    ...shownAllowed(allowed, groups),
    ...filesTable(tally),
    ...kindsTable(tally, groups),
    '',
    verdict(groups),
  ];
}

function shownKind(kind: Kind, groups: readonly Group[], most: number): string[] {
  const own = groups.filter(({ example, reason }) => example.kind === kind && reason === undefined);
  if (own.length === 0) return [];
  const rest = own.length - most;
  return [
    `\n${titles[kind]}: ${own.length}${isContent(kind) ? '' : ' (no difference of content)'}`,
    ...own.slice(0, most).flatMap(shownGroup),
    ...(rest > 0 ? [`  … and ${rest} more; --all shows them`] : []),
  ];
}

function shownGroup({ example, path, times, files }: Group): string[] {
  const count = `${times}× in ${files} ${files === 1 ? 'file' : 'files'}`;
  const { where, before, after } = example;
  return [
    `  ${oneLine(lineOf(example), 400)}  (${count})`,
    `      ${path}${where === undefined ? '' : `, ${oneLine(where, 200)}`}`,
    ...(before === undefined ? [] : [`      before: ${oneLine(before, 300)}`]),
    ...(after === undefined ? [] : [`      after:  ${oneLine(after, 300)}`]),
  ];
}

function oneLine(text: string, most: number): string {
  return cut(text.replace(/\s+/g, ' '), most);
}

function shownAllowed(allowed: readonly Allowed[], groups: readonly Group[]): string[] {
  if (allowed.length === 0) return [];
  const lines = allowed.map(({ difference, reason }) => {
    const met = groups.filter(
      (group) => group.reason === reason && difference.test(lineOf(group.example)),
    );
    const times = met.reduce((sum, group) => sum + group.times, 0);
    const found = met.length === 0 ? 'met by nothing' : `${met.length} differences, ${times}×`;
    return `  ${difference.source}: ${found}; ${reason}`;
  });
  return ['\nAllowed', ...lines];
}

function filesTable(tally: Tally): string[] {
  const rows = [...tally.counts].map(([sort, { compared, equal, alike, differing }]) =>
    row(sort, [compared, equal, alike, differing]),
  );
  const legend = 'alike: equal but for files that are loaded, code of scripts and generated ids';
  return [`\n${row('files', ['compared', 'equal', 'alike', 'differing'])}`, ...rows, legend];
}

function kindsTable(tally: Tally, groups: readonly Group[]): string[] {
  const rows = kinds.flatMap((kind) => {
    const own = groups.filter(({ example }) => example.kind === kind);
    const unnamed = own.filter(isUnnamed);
    const files = tally.filesOfKind.get(kind) ?? 0;
    return own.length === 0 ? [] : [row(titles[kind], [files, own.length, unnamed.length])];
  });
  if (rows.length === 0) return [];
  return [`\n${row('differences', ['files', 'groups', 'unnamed'])}`, ...rows];
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join('');
}

function verdict(groups: readonly Group[]): string {
  const unnamed = groups.filter(isUnnamed).length;
  if (unnamed > 0) return `The builds differ: ${unnamed} differences are not named.`;
  const named = groups.filter(({ reason }) => reason !== undefined).length;
  return named > 0
    ? `The builds differ in ${named} named differences alone.`
    : 'The builds are equal.';
}
