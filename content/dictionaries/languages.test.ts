import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';

const content = fileURLToPath(new URL('..', import.meta.url));

/** Where words lie by language: those of pages, with figures and without, and those of instruments. */
const rooms = [
  'dictionaries',
  'instruments/words',
  ...globSync(['instruments/*/words', 'sentences/*'], { cwd: content }),
].toSorted();

const filesIn = (room: string, locale: string) =>
  readdirSync(`${content}/${room}/${locale}`).toSorted();

const dictionaries = rooms.flatMap((room) =>
  filesIn(room, 'es').map((file) => ({ name: `${room}: ${file}`, room, file })),
);

async function copyOf({ room, file }: { room: string; file: string }, locale: string) {
  const { copy }: { copy: unknown } = await import(`${content}/${room}/${locale}/${file}`);
  return copy;
}

/** Every sentence with the path to it: `topics.points.2.text`. */
function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path.slice(1), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => sentences(child, `${path}.${key}`));
}

// Common words of one language that are not words of the other, in lower case.
const spanishOnly = 'el los las una para que del más pero también cuando tu tus qué está este esta';
const englishOnly = 'the and your with you of this that from have will they what when not are';
/** English in both languages (specification S08); and each language's own name. */
const english = ['Oops! Page not found', 'Unexpected Application Error!', 'English', 'Español'];
/** The owner's data stand in English sentences as they are; and a Spanish name stays Spanish. */
const names: string[] = Object.values(site.owner.value);

function foreignWords(sentence: string, list: string): string[] {
  const words = sentence.replaceAll(/\{\w+\}/g, '');
  const own = names.reduce((text, name) => text.replaceAll(name, ''), words);
  if (english.includes(own)) return [];
  const foreign = new Set(list.split(' '));
  return (
    own
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => foreign.has(word)) ?? []
  );
}

describe('the check itself', () => {
  it('finds a Spanish sentence among English ones, and the other way round', () => {
    expect(foreignWords('Guarda tus respuestas', spanishOnly)).toEqual(['tus']);
    expect(foreignWords('Save your answers', englishOnly)).toEqual(['your']);
    expect(foreignWords('Oops! Page not found', englishOnly)).toEqual([]);
  });
});

describe('the dictionaries', () => {
  it('exist in both languages', () => {
    for (const room of rooms) expect(filesIn(room, 'en')).toEqual(filesIn(room, 'es'));
    expect(rooms.length).toBeGreaterThan(2 + instrumentIds.length);
    expect(dictionaries.length).toBeGreaterThan(10);
  });

  it.each(dictionaries)(
    '$name holds only its own language, and nothing empty',
    async (dictionary) => {
      const wrong = [];
      for (const [locale, list] of [
        ['es', englishOnly],
        ['en', spanishOnly],
      ] as const) {
        for (const [path, sentence] of sentences(await copyOf(dictionary, locale))) {
          const foreign = foreignWords(sentence, list);
          if (sentence.trim() === '' || foreign.length > 0) wrong.push({ locale, path, foreign });
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  // The types let a list have any length; a point that one language lacks would not be seen.
  it.each(dictionaries)('$name has the same sentences in both languages', async (dictionary) => {
    const paths = async (locale: string) =>
      sentences(await copyOf(dictionary, locale)).map(([path]) => path);
    expect(await paths('en')).toEqual(await paths('es'));
  });

  it.each(dictionaries)(
    '$name interpolates the same values in both languages',
    async (dictionary) => {
      const values = async (locale: string) =>
        sentences(await copyOf(dictionary, locale)).map(([path, text]) => [
          path,
          (text.match(/\{\w+\}/g) ?? []).toSorted(),
        ]);
      expect(await values('en')).toEqual(await values('es'));
    },
  );
});
