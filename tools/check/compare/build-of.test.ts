import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildOf } from './build-of.ts';

/** A repository whose build writes a word from a source and one from a package. */
const build = `node -e "const fs = require('node:fs'); fs.mkdirSync('dist'); fs.writeFileSync('dist/a.html', fs.readFileSync('word') + require('told'))"`;

function madeRepository(): { root: string; commit: (word: string) => string } {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      encoding: 'utf8',
    });
  git('init', '--quiet');
  mkdirSync(join(root, 'node_modules/told'), { recursive: true });
  writeFileSync(join(root, 'node_modules/told/index.js'), "module.exports = ' told';");
  writeFileSync(join(root, '.gitignore'), 'node_modules');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build } }));
  const commit = (word: string) => {
    writeFileSync(join(root, 'word'), word);
    git('add', '--all');
    git('commit', '--quiet', '--message', word);
    return git('rev-parse', 'HEAD').trim();
  };
  return { root, commit };
}

test('a commit is built apart, with the packages of the repository', async () => {
  const { root, commit } = madeRepository();
  const first = commit('one');
  commit('two');
  const folder = await buildOf(first, root);
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  expect(folder.startsWith(root)).toBe(false);
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('one told');
});

test('a folder is its own build, or has one', async () => {
  const { root } = madeRepository();
  expect(await buildOf(root, root)).toBe(resolve(root));
  mkdirSync(join(root, 'dist'));
  expect(await buildOf(root, root)).toBe(resolve(root, 'dist'));
});

test('what is neither a folder nor a commit is refused', async () => {
  const { root, commit } = madeRepository();
  commit('one');
  await expect(buildOf('nowhere', root)).rejects.toThrow('neither a folder nor a commit');
});
