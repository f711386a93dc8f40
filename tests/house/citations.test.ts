import { expect, test } from 'vitest';
import {
  chaptersIn,
  commandsIn,
  decisionsIn,
  filesIn,
  isHeading,
  isOnRecord,
  isThere,
  papersElsewhereIn,
  promisesIn,
} from './citations.ts';
import { proseOf, sources, textOf, type Source } from './clone-files.ts';

/** What is merged is not edited, its comments neither; and the register of threats explains their old word for it. */
const editable = sources.filter(({ path }) => !path.startsWith('supabase/migrations/'));
const withoutOldWords = editable.filter(({ path }) => path !== 'docs/threats.md');

test('every file and folder that a comment or a document names is there', () => {
  expect(dangling(editable, filesIn, isThere)).toEqual([]);
});

test('every decision that is named is on record', () => {
  expect(dangling(sources, decisionsIn, isOnRecord)).toEqual([]);
});

test('every promise that is named stands in the specification, and each is named by code and by a test', () => {
  const promises = promisesIn({ prose: textOf('docs/specification.md') });
  const code = editable.filter(({ path }) => !path.endsWith('.md'));
  const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path);
  const inTests = code.filter(isTest).flatMap(promisesIn);
  const inCode = code.filter((source) => !isTest(source)).flatMap(promisesIn);

  expect(dangling(sources, promisesIn, (id) => promises.includes(id))).toEqual([]);
  expect(promises.filter((id) => !inCode.includes(id) || !inTests.includes(id))).toEqual([]);
});

test('every chapter that is named is a heading of its document', () => {
  expect(dangling(sources, chaptersIn, isHeading)).toEqual([]);
});

test('every command that is named is a script of the package', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(dangling(editable, commandsIn, (name) => name in scripts)).toEqual([]);
});

test('no reader is sent to a paper that is not in the clone', () => {
  expect(dangling(withoutOldWords, papersElsewhereIn, () => false)).toEqual([]);
});

test('a citation of nothing would be seen', () => {
  const lines = [
    '// As decision 999 and docs/decisions/998 say; see server/nowhere.ts and `no-such.ts`.',
    '/** README, "The attic": `npm run nothing`, SPEC section 9, specification S99. */',
    "import '#app/nowhere.ts'; // and app/routes.ts",
  ];
  const prose = proseOf(lines.join('\n'));
  const source = { path: 'x.ts', text: prose, prose };

  expect(decisionsIn(source).filter((each) => !isOnRecord(each))).toEqual(['999']);
  expect(filesIn(source).filter((each) => !isThere(each))).toEqual([
    'docs/decisions/998',
    'server/nowhere.ts',
    'no-such.ts',
  ]);
  expect(chaptersIn(source).filter((each) => !isHeading(each))).toEqual(['README.md: The attic']);
  expect(commandsIn(source)).toEqual(['nothing']);
  expect(promisesIn(source)).toEqual(['S99']);
  expect(papersElsewhereIn(source)).toEqual(['SPEC']);
});

function dangling(
  from: readonly Source[],
  citationsIn: (source: Source) => readonly string[],
  resolves: (cited: string) => boolean,
): string[] {
  return from.flatMap((source) =>
    citationsIn(source)
      .filter((cited) => !resolves(cited))
      .map((cited) => `${source.path}: ${cited}`),
  );
}
