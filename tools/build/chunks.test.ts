import { expect, it } from 'vitest';
import { chunkOf, withGrouped } from './chunks.ts';

const chunks = {
  'app/boot.ts': { file: 'boot.js', dynamicImports: ['_frame.js'] },
  '_frame.js': { file: 'frame.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
};
const fileOf = new Map([
  ['app/boot.ts', 'boot.js'],
  ['app/client.tsx', 'frame.js'],
  ['app/styles/site.css', 'styles.js'],
]);

it('finds the file of a source that travels in a group by the name of the source', () => {
  const found = withGrouped(chunks, fileOf);
  expect(chunkOf(found, 'app/client.tsx')).toEqual(chunks['_frame.js']);
  expect(chunkOf(found, 'app/boot.ts')).toEqual(chunks['app/boot.ts']);
});

it('knows no source of a file that the bundler has not listed', () => {
  expect(() => chunkOf(withGrouped(chunks, fileOf), 'app/styles/site.css')).toThrow('site.css');
});
