// A record as it stands: the repository's files, and what was published in their place.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Overlay } from '#tools/content/read-records.ts';
import { placeOf } from './editable.ts';
import { isPhotograph } from './photographs/photographs.ts';
import { saidIn } from './record-texts.ts';

/** `undefined` where there is none. */
export function recordOf(root: string, published: Overlay, key: string): unknown {
  const place = placeOf(key);
  if (!place) return undefined;
  const texts = place.files.map((file) => {
    const shown = published.get(file);
    return shown === undefined ? textOf(root, file) : shown;
  });
  return saidIn(place.kind, texts);
}

/** Of a photograph its bytes in base64. */
export function textOf(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), isPhotograph(file) ? 'base64' : 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a file is part of the site as it is published. */
export function isThere(root: string, published: Overlay, file: string): boolean {
  const shown = published.get(file);
  return shown === undefined ? existsSync(join(root, file)) : shown !== null;
}
