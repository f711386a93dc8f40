// Makes the two fonts of the site from the fontsource packages: only the glyphs that Spanish and
// English need, only the weights the stylesheet uses. Run it by hand (`node tools/build/fonts.mjs`)
// after changing a glyph or a weight; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../app/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accents = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ªºçÇàèòïÀÈÒ';
const marks = ' €–—…“”‘’«»·•×→←−≥≤±≈°²';

const fonts = [
  {
    name: 'display',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // Headings never show code or mail signs.
    glyphs:
      [...ascii].filter((glyph) => !'#*<>@[\\]^_`{|}~$'.includes(glyph)).join('') + accents + marks,
    // One optical size that holds from 20 to 72 px: the whole axis would double the file.
    axes: { opsz: 40, wght: { min: 500, max: 700 } },
  },
  {
    name: 'text',
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    glyphs: ascii + accents + marks,
    axes: { wght: { min: 400, max: 700 } },
  },
];

let total = 0;
for (const { name, source, glyphs, axes } of fonts) {
  const original = await readFile(new URL(source, packages));
  const options = { targetFormat: 'woff2', variationAxes: axes };
  const made = await subsetFont(original, glyphs, options);
  await writeFile(new URL(`${name}.woff2`, target), made);
  const plain = await subsetFont(original, glyphs, { ...options, targetFormat: 'truetype' });
  const { ascent, descent, lineGap } = verticalMetrics(plain);
  total += made.length;
  console.log(`${name}: ${made.length} bytes, ascent ${ascent} descent ${descent} gap ${lineGap}`);
}
console.log(`together ${total} bytes`);

// What a PDF carries within: one weight each, and all letters of Western European names.
const western = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('');
const paper = [
  { name: 'paper-text', source: fonts[1].source, axes: { wght: 400 } },
  { name: 'paper-bold', source: fonts[1].source, axes: { wght: 700 } },
  { name: 'paper-display', source: fonts[0].source, axes: { opsz: 40, wght: 700 } },
];
for (const { name, source, axes } of paper) {
  const original = await readFile(new URL(source, packages));
  const glyphs = ascii + western + marks + 'œŒšŠžŽŸ‚„…†‡‰‹›™';
  const options = { targetFormat: 'truetype', variationAxes: axes };
  const made = withoutLayout(await subsetFont(original, glyphs, options));
  await writeFile(new URL(`${name}.ttf`, target), made);
  console.log(`${name}: ${made.length} bytes`);
}

/** A TrueType file with what draws and measures glyphs: a PDF has no use for the rest. */
function withoutLayout(font) {
  const kept = ['cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
    .map((entry) => ({
      head: Buffer.from(font.subarray(entry, entry + 16)),
      body: font.subarray(
        font.readUInt32BE(entry + 8),
        font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12),
      ),
    }))
    .filter(({ head }) => kept.includes(head.toString('latin1', 0, 4)));
  const start = Buffer.alloc(12);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  start.writeUInt32BE(0x10000, 0);
  start.writeUInt16BE(tables.length, 4);
  start.writeUInt16BE(power * 16, 6);
  start.writeUInt16BE(Math.log2(power), 8);
  start.writeUInt16BE((tables.length - power) * 16, 10);
  let at = 12 + 16 * tables.length;
  const bodies = tables.map(({ head, body }) => {
    head.writeUInt32BE(at, 8);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([start, ...tables.map(({ head }) => head), ...bodies]);
}

/** Shares of the em from the hhea table: what `ascent-override` and its kin are computed from. */
function verticalMetrics(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const em = font.readUInt16BE(tables.get('head') + 18);
  const hhea = tables.get('hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
  };
}
