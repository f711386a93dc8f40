import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { copy } from '#content/dictionaries/es/share-picture.ts';
import type { DrawnPicture } from './copy-picture.ts';
import { SendWays } from './send-ways.tsx';

const file = new File([''], 'picture.jpg', { type: 'image/jpeg' });
const drawn = { file, hasFailed: false, toPng: async () => file };
const rendered = (picture?: DrawnPicture) =>
  renderToStaticMarkup(<SendWays message="Hola" {...(picture ? { picture } : {})} copy={copy} />);

afterEach(() => vi.unstubAllGlobals());

test('where the system takes files one button sends picture and message', () => {
  vi.stubGlobal('navigator', { share: () => {}, canShare: () => true });
  const html = rendered(drawn);
  expect(html).toContain(copy.share);
  expect(html).not.toContain('wa.me');
});

test('where it does not, one press opens WhatsApp with the words, and what becomes of the picture is told', () => {
  vi.stubGlobal('navigator', { share: () => {}, canShare: () => false });
  const html = rendered(drawn);
  expect(html).toContain('https://wa.me/?text=Hola');
  expect(html).toContain(copy.sheet.picture.ahead);
});

test('without a picture there is nothing to copy or to save', () => {
  vi.stubGlobal('navigator', {});
  const html = rendered();
  expect(html).toContain(copy.sheet.whatsapp);
  expect(html).not.toContain(copy.sheet.picture.ahead);
  expect(html).not.toContain(copy.download);
});
