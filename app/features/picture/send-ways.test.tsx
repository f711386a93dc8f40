import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { copy } from '#content/dictionaries/es/share-picture.ts';
import { SendWays } from './send-ways.tsx';

const file = new File([''], 'picture.jpg', { type: 'image/jpeg' });
const rendered = (picture?: { file: File; hasFailed: boolean }) =>
  renderToStaticMarkup(<SendWays message="Hola" {...(picture ? { picture } : {})} copy={copy} />);

afterEach(() => vi.unstubAllGlobals());

test('where the system takes files one button sends picture and message, and says so', () => {
  vi.stubGlobal('navigator', { share: () => {}, canShare: () => true });
  const html = rendered({ file, hasFailed: false });
  expect(html).toContain(copy.share.both);
  expect(html).toContain(copy.sheet.together);
  expect(html).not.toContain(copy.sheet.openWhatsapp);
});

test('where it does not, two steps save the picture and open WhatsApp with the words', () => {
  vi.stubGlobal('navigator', { share: () => {}, canShare: () => false });
  const html = rendered({ file, hasFailed: false });
  expect(html.indexOf(copy.download)).toBeLessThan(html.indexOf(copy.sheet.openWhatsapp));
  expect(html).toContain('https://wa.me/?text=Hola');
  expect(html).toContain(copy.sheet.help);
});

test('without a picture there is one step, and nothing to save', () => {
  vi.stubGlobal('navigator', {});
  const html = rendered();
  expect(html).toContain(copy.sheet.openWhatsapp);
  expect(html).not.toContain(copy.download);
});
