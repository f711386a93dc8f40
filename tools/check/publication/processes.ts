// Processes of this machine, as Linux tells them.
import { readdirSync, readFileSync } from 'node:fs';

/** Processes and all that they started. */
export function familyOf(pids: readonly number[]): readonly number[] {
  const parents = new Map(
    processes().map((pid) => {
      const stat = textAt(`/proc/${pid}/stat`);
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const;
    }),
  );
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pids.includes(pid) || isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}

/** The commands that name a path. */
export function commandsOf(path: string): readonly string[] {
  return processes()
    .map((pid) => textAt(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    .filter((command) => command.includes(path));
}

function processes(): readonly number[] {
  return readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .map(Number);
}

/** Nothing of a process that has ended. */
export function textAt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
