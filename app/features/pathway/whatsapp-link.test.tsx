import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhatsAppLink } from './whatsapp-link.tsx';

test('a number becomes a link of its digits, and without one there is nothing', () => {
  const html = renderToStaticMarkup(
    <WhatsAppLink number="+34 600 000 000" newTab="otra pestaña" />,
  );
  expect(html).toContain('href="https://wa.me/34600000000"');
  expect(html).toContain('otra pestaña');
  expect(renderToStaticMarkup(<WhatsAppLink number={undefined} />)).toBe('');
});
