import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { push } from './push.ts';

const repository = resolve(import.meta.dirname, '../../..');
const key = 'faq/que-es-gratis';
const file = `content/${key}.yaml`;
const base = readFileSync(join(repository, file), 'utf8');
const published = base.replace('El test, la cuenta', 'Todo');
const content = { texts: new Map([[file, published]]), bases: new Map([[file, base]]) };

test('a file changed on top of what is published becomes a draft; one that is there already is named, never overwritten', async () => {
  const database = await startEmptiedDatabase();
  const root = mkdtempSync(join(tmpdir(), 'faro-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const drafts = () =>
    database.query(
      `select key, said #>> '{answer,0,es}' as said, base #>> '{answer,0,es}' as base from private.content_drafts`,
    );
  write(base);
  expect(await push(root, content, database)).toEqual({ done: [], left: [] });
  write(base.replace('El test, la cuenta', 'Uno'));
  expect(await push(root, content, database)).toEqual({ done: [`${key}: a draft`], left: [] });
  const first = await drafts();
  expect(first).toEqual([
    {
      key,
      said: expect.stringMatching(/^Uno/),
      base: expect.stringMatching(/^Todo/),
    },
  ]);
  write(base.replace('El test, la cuenta', 'Dos'));
  expect(await push(root, content, database)).toEqual({
    done: [],
    left: [`${key}: has a draft already, left alone`],
  });
  expect(await drafts()).toEqual(first);
});
