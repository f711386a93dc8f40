import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptArticles } from './kept-articles.ts';

test('a text is parsed once, another one is parsed, and without a place to keep it each is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faro-articles-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const compile = vi.fn<(text: string) => Promise<string>>(async (text) => `code of ${text}`);
  for (const text of ['one', 'one', 'two', 'one'])
    expect(await keptArticles(compile, join(folder, 'kept'))(text, 'a.mdx')).toBe(
      `code of ${text}`,
    );
  expect(compile.mock.calls.map(([text]) => text)).toEqual(['one', 'two']);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const nowhere = keptArticles(compile, join(file, 'kept'));
  expect([await nowhere('one', 'a.mdx'), await nowhere('one', 'a.mdx')]).toEqual([
    'code of one',
    'code of one',
  ]);
  expect(compile).toHaveBeenCalledTimes(4);
});
