import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { doubled, readSettings, refuseDoubled } from './settings-file.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'faro-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'faro.env');
  writeFileSync(path, text);
  return path;
}

test('a name that says two things refuses the start, with its lines', () => {
  const path = fileWith(
    `# the site\nSITE_URL=https://a.example\n\n#SITE_URL=https://old.example\nPORT=3001\nSITE_URL="https://b.example"\n`,
  );
  expect(() => refuseDoubled(path)).toThrow(
    `SITE_URL stands 2 times in ${path} (lines 2, 6), with different values; keep one`,
  );
});

test('what says the same twice, stands in a comment or in no file at all refuses nothing', () => {
  refuseDoubled(fileWith(`PORT=3001\nPORT='3001'\n; PORT=4\n`));
  refuseDoubled(join(tmpdir(), 'faro-no-such-file.env'));
  expect(doubled(readSettings(`PORT=3001\nPORT='3001'\n`).settings)).toEqual([
    { name: 'PORT', lines: [1, 2], differ: false },
  ]);
});

test('lines that are no setting are told', () => {
  const { settings, strange } = readSettings(
    `export PORT=1\nPORT = 2\n\n  # why\nMAIL_FROM='Faro <a@b.example>'\nword`,
  );
  expect(settings).toEqual([{ name: 'MAIL_FROM', value: 'Faro <a@b.example>', line: 5 }]);
  expect(strange).toEqual([1, 2, 6]);
});
