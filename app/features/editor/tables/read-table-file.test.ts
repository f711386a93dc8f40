import { expect, test } from 'vitest';
import { readTableFile } from './read-table-file.ts';

const read = (...bytes: BlobPart[]) => readTableFile(new File(bytes, 'notas.csv'), false);

test('a table is read as spreadsheets save it, with the hash of its bytes', async () => {
  expect(await read('nota;grado\n8,6;Física\n')).toEqual({
    kind: 'text',
    file: {
      name: 'notas.csv',
      text: 'nota;grado\n8,6;Física\n',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(await read(new Uint8Array([0x46, 0xed, 0x73]))).toMatchObject({ file: { text: 'Fís' } });
  expect(await read(new Uint8Array([0xff, 0xfe, 0x46, 0, 0xed, 0]))).toMatchObject({
    file: { text: 'Fí' },
  });
});

test.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'workbook'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'workbook'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1]), 'noText'],
  ['ten megabytes', 'x'.repeat(10_000_000), 'big'],
  ['quotes that double on the way', '"'.repeat(500_000), 'big'],
])('%s is refused', async (_, bytes, why) => {
  expect(await read(bytes)).toEqual({ kind: 'refused', why });
});

test('a PDF is for the server where its list is read as it is printed, up to six megabytes', async () => {
  const printed = (size: number) => new File(['%PDF-1.7', 'x'.repeat(size)], 'notas.pdf');
  expect(await readTableFile(printed(3_000_000), true)).toEqual({
    kind: 'pdf',
    file: { name: 'notas.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(await readTableFile(printed(7_000_000), true)).toEqual({ kind: 'refused', why: 'big' });
});
