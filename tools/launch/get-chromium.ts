import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Makes sure that a Chromium is there: found, else Playwright's download, else (root on Debian)
 * the distribution's package. Returns its path, or undefined when none of these works.
 */
export async function getChromium(root: string): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js'] as const;
  await runCommand(
    'getting Chromium from Playwright',
    playwright[0],
    [playwright[1], 'install', 'chromium'],
    { cwd: root },
  );
  if (canRun(findChromium())) return findChromium();
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await runCommand('refreshing the package list', 'apt-get', ['update', '-q'], { cwd: root });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '-y', '-q', '--no-install-recommends', name];
      await runCommand(`getting ${name} from Debian`, 'apt-get', args, { cwd: root, env });
      if (canRun(findChromium())) break;
    }
  }
  return findChromium();
}

// Playwright's download may lack system libraries; then the distribution's own is the way.
function canRun(path: string | undefined): boolean {
  return path !== undefined && spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}
