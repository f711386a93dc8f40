import { expect, test } from 'vitest';
import { sharePictures } from './share-pictures.tsx';

test(
  'every page that may be shared has one picture in each language, with that language in it',
  { timeout: 60_000 },
  async () => {
    const pictures = await sharePictures();
    const titleOf = (file: string) => pictures.find((picture) => picture.file === file)?.title;
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
    expect(titleOf('/share/legal-es.png')).toContain('aviso legal');
    expect(titleOf('/share/legal-en.png')).toContain('legal notice');
    expect(titleOf('/share/profile-es.png')).toBeUndefined();
  },
);
