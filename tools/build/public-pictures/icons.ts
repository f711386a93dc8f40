/**
 * Makes the icons that are not SVG from `public/favicon.svg`. Run it by hand (`node tools/build/public-pictures/icons.ts`) after
 * changing the mark; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../../public');
const mark = await readFile(resolve(folder, 'favicon.svg'));
const paper = '#fbf7f0';

/** The mark on paper; `share` of the width is the mark, the rest the margin that a launcher may cut. */
async function onPaper(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: await plain(inner), gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

async function plain(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 40 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An ICO file with one PNG in it: directory of one entry (22 bytes), then the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(resolve(folder, 'favicon.ico'), ico(await plain(32), 32));
await writeFile(resolve(folder, 'apple-touch-icon.png'), await onPaper(180, 0.76));
await writeFile(resolve(folder, 'icon-192.png'), await onPaper(192, 0.84));
await writeFile(resolve(folder, 'icon-512.png'), await onPaper(512, 0.84));
// Launchers cut to a circle of four fifths of the width.
await writeFile(resolve(folder, 'icon-maskable-512.png'), await onPaper(512, 0.58));
