import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSettingsFile } from './settings-checks.ts';

function checked(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'faro-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'faro.env');
  writeFileSync(path, text);
  return checkSettingsFile(path).map(({ state, said }) => `${state}: ${said.replace(path, 'it')}`);
}

test('the doctor tells a name that stands twice, one that nothing reads, and a line that is no setting', () => {
  expect(
    checked('PORT=3001\nSMPT_URL=smtp://mail.example\nexport LOG_LEVEL=warn\nPORT=3001\n'),
  ).toEqual([
    'look: PORT stands twice: lines 1, 4',
    'look: line 2: nothing reads SMPT_URL',
    'look: line 3 is no NAME=value, and is left out',
  ]);
});

test('the settings that we ship as an example are all known', () => {
  const example = readFileSync('deploy/faro.env.example', 'utf8').replaceAll(
    /^#(?=[A-Z_]+=)/gm,
    '',
  );
  expect(checked(example)).toEqual(['ok: 12 lines of it']);
});
