/** Runs a command with visible progress; resolves with its exit code, 1 when it cannot start. */
export function runCommand(
  label: string,
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<number>;
