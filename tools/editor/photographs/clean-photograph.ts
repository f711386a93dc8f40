// An uploaded picture as the site takes it: judged by its bytes and never by its name, then drawn anew, so that nothing of the file is
// left but what is seen: no place, no camera, no text, no script.
import sharp from 'sharp';
import type { Draft } from '../draft.ts';
import { photographPlace, type PhotographPlace } from './photograph-places.ts';
import { photographShape, type Cleaned } from './photographs.ts';

/** More than a good telephone takes; a picture of a few kilobytes can unfold to gigabytes. */
const MOST_PIXELS = 50_000_000;
const LEAST_SIDE = 480;
const QUALITY = 80;

/** What is read, by its first bytes. */
function kindOf(first: string): string | undefined {
  if (first.startsWith('\u{ff}\u{d8}\u{ff}')) return 'jpeg';
  if (first.startsWith('\u{89}PNG\r\n\u{1a}\n')) return 'png';
  return /^RIFF[^]{4}WEBP/.test(first) ? 'webp' : undefined;
}

/** A draft of a photograph with what its picture comes to; other drafts stay as they are. */
export async function withCleanPhotograph(root: string, draft: Draft): Promise<Draft> {
  if (!draft.key.startsWith('photographs/') || draft.said === null) return draft;
  const place = photographPlace(root, draft.key);
  if (!place) return draft;
  const read = photographShape.safeParse(draft.said);
  if (!read.success || read.data.jpeg === '')
    return { ...draft, said: { refused: 'has no picture' } };
  return { ...draft, said: await cleaned(Buffer.from(read.data.jpeg, 'base64'), place) };
}

async function cleaned(
  bytes: Buffer,
  { width: wide, height: high }: PhotographPlace,
): Promise<Cleaned> {
  const first = bytes.subarray(0, 16).toString('latin1');
  const kind = kindOf(first);
  if (kind === undefined) return { refused: `is no picture: ${whatItIs(bytes)}` };
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { width, height, format, pages = 1 } = await picture.metadata();
    if (format !== kind) return { refused: 'is no picture: unknown' };
    if (width * height > MOST_PIXELS) return { refused: 'has too many pixels' };
    if (pages > 1) return { refused: 'is no picture: moving' };
    if (Math.min(width, height) < LEAST_SIDE)
      return { refused: `has ${Math.min(width, height)} pixels on its short side` };
    const jpeg = await picture
      .autoOrient()
      .resize({ width: wide, height: high, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    return { cleaned: jpeg.toString('base64') };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return { refused: /pixel limit/.test(said) ? 'has too many pixels' : 'is no picture: broken' };
  }
}

function whatItIs(bytes: Buffer): string {
  const text = bytes.subarray(0, 4096).toString('latin1');
  if (/<svg|<\?xml|<!doctype/i.test(text)) return 'svg';
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('GIF8')) return 'gif';
  if (/^....ftyp/s.test(text)) return 'heic';
  return 'unknown';
}
