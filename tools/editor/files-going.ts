// The files that go when a record is taken off the site.
import type { Overlay } from '#tools/content/read-records.ts';
import type { Place } from './editable.ts';
import { testimonialPhotograph } from './photographs/photograph-places.ts';
import { isThere } from './record-of.ts';

/** Whoever takes back what they said takes their face with it. */
export function filesGoing(
  root: string,
  published: Overlay,
  { kind, files }: Place,
): readonly string[] {
  const faces = files.map((file) => testimonialPhotograph(file.replace(/^.*\/(.+)\.yaml$/, '$1')));
  return kind === 'testimonials'
    ? [...files, ...faces.filter((face) => isThere(root, published, face))]
    : files;
}
