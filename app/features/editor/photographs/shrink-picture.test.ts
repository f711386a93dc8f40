import { expect, test } from 'vitest';
import { noPicture } from './shrink-picture.ts';

test.each([
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe1]), undefined],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), undefined],
  ['a WebP', 'RIFF1234WEBPVP8 ', undefined],
  ['an SVG, which may have script', '<svg xmlns="x" onload="alert(1)">', 'is no picture: svg'],
  ['a telephone\u2019s own format', '\0\0\0\u0018ftypheic', 'is no picture: heic'],
  ['a moving picture', 'GIF89a', 'is no picture: gif'],
  ['a program', 'MZ', 'is no picture: unknown'],
])('%s is told by its first bytes', async (_, bytes, reason) => {
  expect(await noPicture(new Blob([bytes]))).toBe(reason);
});
