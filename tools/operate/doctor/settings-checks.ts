import { readFileSync } from 'node:fs';
import { environment } from '#server/environment.ts';
import { doubled, readSettings } from '#server/settings-file.ts';
import { look, ok, type CheckResult } from './check-result.ts';

/** What the timers, the doctor and the shell read from the same file, and the server does not. */
const BESIDE = ['BACKUP_DIR', 'BACKUP_COPY', 'DKIM_SELECTOR'];

/** What nobody would notice in the file of settings at `path`: a name twice, one that nothing reads, a line that is no setting. */
export function checkSettingsFile(path: string): CheckResult[] {
  const { settings, strange } = readSettings(readFileSync(path, 'utf8'));
  const known = new Set([...Object.keys(environment.shape), ...BESIDE]);
  const isKnown = (name: string) => known.has(name) || /^(NODE|RCLONE|PG|TZ)/.test(name);
  const found = [
    ...doubled(settings).map(({ name, lines }) =>
      look('settings', `${name} stands twice: lines ${lines.join(', ')}`, `Keep one: ${path}`),
    ),
    ...settings
      .filter(({ name }) => !isKnown(name))
      .map(({ name, line }) =>
        look('settings', `line ${line}: nothing reads ${name}`, 'docs/operating.md, Variables'),
      ),
    ...strange.map((line) =>
      look('settings', `line ${line} is no NAME=value, and is left out`, `Mend it: ${path}`),
    ),
  ];
  return found.length > 0 ? found : [ok('settings', `${settings.length} lines of ${path}`)];
}
