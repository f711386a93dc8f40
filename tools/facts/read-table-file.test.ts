import { expect, test } from 'vitest';
import { readTableFile } from './read-table-file.ts';

const TEXT = 'id;año;dirección\r\na;2026;«ñandú»\r\n';
const hasHeads = (text: string) => text.replace(/^\uFEFF/, '').startsWith('id;año;dirección');

/** Each letter above ASCII by its byte in encodings of one byte a letter. */
const BYTES = {
  'windows-1252': { ñ: 0xf1, ó: 0xf3, ú: 0xfa, '«': 0xab, '»': 0xbb },
  cp850: { ñ: 0xa4, ó: 0xa2, ú: 0xa3, '«': 0xae, '»': 0xaf },
  macintosh: { ñ: 0x96, ó: 0x97, ú: 0x9c, '«': 0xc7, '»': 0xc8 },
} as const;

function encoded(encoding: keyof typeof BYTES): Uint8Array {
  const bytes: Record<string, number> = BYTES[encoding];
  return Uint8Array.from(TEXT, (letter) => bytes[letter] ?? letter.charCodeAt(0));
}

test.each([
  ['utf-8', new TextEncoder().encode(TEXT)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['utf-16le', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['utf-16le', Buffer.from(TEXT, 'utf16le')],
  ['utf-16be', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['windows-1252', encoded('windows-1252')],
  ['macintosh', encoded('macintosh')],
  ['cp850', encoded('cp850')],
])('a table in %s is read, and its encoding named', (encoding, bytes) => {
  const read = readTableFile(bytes, hasHeads);
  expect(read).toMatchObject({ kind: 'text', encoding });
  expect(read.kind === 'text' && read.text.replace(/^\uFEFF/, '')).toBe(TEXT);
});

test('a table in UTF-8 with other heads is read, for what it lacks to be said', () => {
  const bytes = new TextEncoder().encode('nombre;año\n');
  expect(readTableFile(bytes, hasHeads)).toMatchObject({ kind: 'text', encoding: 'utf-8' });
});

test('what no encoding makes a table of says which were tried', () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x46]);
  expect(readTableFile(bytes, hasHeads)).toEqual({
    kind: 'unreadable',
    tried: ['utf-8', 'windows-1252', 'macintosh', 'cp850'],
  });
});
