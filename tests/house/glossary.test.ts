import { expect, test } from 'vitest';
import { paths, sources, textOf } from './clone-files.ts';

/** As `- **word**: meaning. Code: \`name\`, \`name\`. ES: «palabra».` */
const ENTRY = /^- \*\*([^*]+)\*\*: (\S.*?[.)]) Code: (`[^`]+`(?:, `[^`]+`)*)\.(?: ES: («.+»)\.)?$/;

const chapters = textOf('docs/glossary.md').split(/^## /m).slice(1).map(readChapter);
const entries = chapters.flat();
const code = sources
  .filter(({ path }) => !path.endsWith('.md') && !path.startsWith('tests/'))
  .map(({ text }) => text.replace(/^\s*(?:\/\/|\/\*|\*|--).*$/gm, ''));
const spanish = sources.filter(
  ({ path }) =>
    /^content\/.*\bes\b/.test(path) ||
    /^content\/(site|(answers|faq|portraits|professions|testimonials)\/.*)\.yaml$/.test(path),
);

test('each entry has its word, its meaning and its place in code', () => {
  expect(entries.filter(({ names }) => names.length === 0)).toEqual([]);
  expect(entries.length).toBeGreaterThan(90);
});

test('the words stand in order within their chapter, and none has two meanings', () => {
  const words = chapters.map((chapter) => chapter.map(({ word }) => word));
  expect(words).toEqual(words.map((chapter) => chapter.toSorted((a, b) => a.localeCompare(b))));
  expect(new Set(words.flat()).size).toBe(entries.length);
});

test('what an entry names stands in code', () => {
  const isPath = (name: string) =>
    paths.some((path) => `/${path}`.endsWith(`/${name}`) || path.startsWith(`${name}/`));
  const isWord = (name: string) => {
    const whole = new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`);
    return code.some((text) => whole.test(text));
  };
  const isInCode = (name: string) => isPath(name) || isWord(name);
  expect(entries.flatMap(({ names }) => names).filter((name) => !isInCode(name))).toEqual([]);
});

test('the Spanish words stand on Spanish pages', () => {
  const isShown = (word: string) =>
    spanish.some(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
  expect(entries.flatMap(({ shown }) => shown).filter((word) => !isShown(word))).toEqual([]);
});

function readChapter(text: string) {
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  return lines.map((line) => {
    const [, word = line, , names = '', shown = ''] = ENTRY.exec(line) ?? [];
    return {
      word,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      shown: [...shown.matchAll(/«([^»]+)»/g)].map(([, each = '']) => each),
    };
  });
}
