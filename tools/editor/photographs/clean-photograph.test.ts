import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { readCache, recordsCache } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import { checkDrafts } from '../draft-check.ts';
import { placeOf } from '../editable.ts';
import { withCleanPhotograph } from './clean-photograph.ts';
import { writtenOf } from './photographs.ts';

const root = resolve(import.meta.dirname, '../../..');
const parts = { root, tables: readTables(root), cache: readCache(recordsCache(root)) };
const key = 'photographs/a';

const picture = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });
/** From a telephone: turned, with a place and a text in it. */
const withPlace = () =>
  picture()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { ImageDescription: 'SECRET-PLACE' },
      IFD3: { GPSLatitude: '40/1 25/1 0/1' },
    })
    .jpeg()
    .toBuffer();

async function check(bytes: Buffer, at = key) {
  const draft = await withCleanPhotograph(root, {
    key: at,
    said: { jpeg: bytes.toString('base64') },
  });
  return checkDrafts(parts, new Map(), [draft], '2026-11-27');
}
const reason = async (bytes: Buffer) => (await check(bytes)).mistakes[0]?.reason;

test('a photograph comes out cut, turned and without a word of where it was taken', async () => {
  const bytes = await withPlace();
  expect(bytes.toString('latin1')).toContain('SECRET-PLACE');
  const { mistakes, files } = await check(bytes);
  expect(mistakes).toEqual([]);
  expect(Object.keys(files)).toEqual(['content/photographs/a.jpg']);
  const written = writtenOf('content/photographs/a.jpg', files['content/photographs/a.jpg'] ?? '');
  const { width, height, exif, orientation, format } = await sharp(Buffer.from(written)).metadata();
  expect({ width, height, exif, orientation, format }).toEqual({
    width: 960,
    height: 960,
    exif: undefined,
    orientation: undefined,
    format: 'jpeg',
  });
  expect(written.toString('latin1')).not.toContain('SECRET-PLACE');
});

test('that of an article is as wide as its drawing, and the same bytes each time', async () => {
  const bytes = await picture(2000, 2000).png().toBuffer();
  const [one, again] = [
    await check(bytes, 'photographs/best-universities'),
    await check(bytes, 'photographs/best-universities'),
  ];
  const file = 'content/photographs/covers/best-universities.jpg';
  expect(one.files[file]).toBe(again.files[file]);
  const { width, height } = await sharp(Buffer.from(one.files[file] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([1440, 810]);
});

describe('is refused, whatever its name', () => {
  test('what is no picture, by its bytes', async () => {
    expect(await reason(Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>'))).toBe(
      'is no picture: svg',
    );
    expect(await reason(Buffer.from('%PDF-1.7'))).toBe('is no picture: pdf');
    expect(await reason(Buffer.from('GIF89a'))).toBe('is no picture: gif');
    expect(await reason(Buffer.from('\0\0\0\x20ftypheic', 'latin1'))).toBe('is no picture: heic');
    expect(await reason(Buffer.from('hello'))).toBe('is no picture: unknown');
    expect(await reason(Buffer.alloc(0))).toBe('has no picture');
  });
  test('half a picture', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await reason(jpeg.subarray(0, 300))).toBe('is no picture: broken');
  });
  test('a bomb: a few kilobytes that unfold to a gigabyte', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reason(bomb)).toBe('has too many pixels');
  });
  test('one that is too small to be seen', async () => {
    expect(await reason(await picture(300, 200).jpeg().toBuffer())).toBe(
      'has 200 pixels on its short side',
    );
  });
});

test('a photograph is taken away again, and only those that there is a place for are any', () => {
  const { files } = checkDrafts(parts, new Map(), [{ key, said: null }], '2026-11-27');
  expect(files).toEqual({ 'content/photographs/a.jpg': null });
  expect(placeOf('photographs/nobody')).toBeUndefined();
});
