/** Draws the pictures that stand beside shared links: our own drawings, with the page's title in our letters. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { SharePicture } from '#app/prerender/share-pictures.tsx';
import subsetFont from 'subset-font';
import { hashOf } from './reuse/build-inputs.ts';
import { takeFiles, type EarlierBuild, type Made } from './reuse/earlier-build.ts';
import { illustrationStyles, lightColor, readStylesheets } from './illustration-styles.ts';

const source = resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
/** The name inside that file; the comma ends it, or its last word would be read as a weight. */
const family = 'Bricolage Grotesque 96pt ExtraBold,';
const margin = 72;
const titleWidth = 640;

/**
 * Writes every picture as PNG below `site`; a picture takes about a tenth of a second. Those of an earlier build are taken where
 * they were drawn of the same. Says of what each was drawn.
 * @param fixed the hash of the sources that draw them
 */
export async function drawSharePictures(
  pictures: readonly SharePicture[],
  site: string,
  { fixed, earlier }: { fixed: string; earlier: EarlierBuild | undefined },
): Promise<Made['pictures']> {
  const folder = await mkdtemp(join(tmpdir(), 'faro-letters-'));
  try {
    const font = join(folder, 'display.ttf');
    const letters = await headingFont(pictures);
    await writeFile(font, letters);
    const css = await readStylesheets();
    const around = fixed + hashOf(letters) + hashOf(css);
    const made: Made['pictures'] = {};
    for (const picture of pictures) {
      const of = hashOf(around + JSON.stringify(picture));
      const before = earlier?.made.pictures[picture.file];
      if (earlier && before?.of === of) {
        const files = { [picture.file]: before.is };
        if (takeFiles(files, join(earlier.dist, 'site'), site)) {
          made[picture.file] = before;
          continue;
        }
      }
      const target = join(site, picture.file);
      const bytes = await draw(picture, font, css);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      made[picture.file] = { of, is: hashOf(bytes) };
    }
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The headings' weight as a font of its own: the drawing library knows no variable fonts. */
async function headingFont(pictures: readonly SharePicture[]): Promise<Buffer> {
  const letters = pictures.map(({ title, brand }) => title + brand).join('');
  return subsetFont(await readFile(source), [...new Set(letters)].join(''), {
    targetFormat: 'truetype',
    variationAxes: { opsz: 40, wght: 650 },
  });
}

async function draw(picture: SharePicture, font: string, css: string): Promise<Buffer> {
  const { drawing, title, brand } = picture;
  const ink = lightColor(css, picture.ink);
  const [heading, name] = await Promise.all([
    letters(title, title.length > 44 ? 58 : 70, ink, font),
    letters(brand, 32, ink, font),
  ]);
  const styled = drawing.replace('>', `><style>${illustrationStyles(css)}</style>`);
  return sharp(Buffer.from(styled))
    .flatten({ background: lightColor(css, picture.ground) })
    .composite([
      { input: name, left: margin, top: margin - 8 },
      { input: heading, left: margin, top: margin + 72 },
    ])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

async function letters(text: string, size: number, ink: string, fontfile: string): Promise<Buffer> {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: {
      text: `<span foreground="${ink}">${safe}</span>`,
      font: `${family} ${size}`,
      fontfile,
      width: titleWidth,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
