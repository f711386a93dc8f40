import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Face } from './faces/face.tsx';
import { Photograph } from './photograph.tsx';

const picture = {
  sources: { avif: '/a.avif 240w', webp: '/a.webp 240w' },
  img: { src: '/a.jpg', w: 480, h: 480 },
};

test('the drawing stands where the owner has put no photograph', () => {
  expect(renderToString(<Face person="a" className="drawn" />)).toMatch(/^<svg[^>]*class="drawn"/);
});

test('a photograph comes in the smallest format, keeps its place, and says what it shows only where it is asked to', () => {
  const html = renderToString(<Photograph picture={picture} sizes="15rem" />);
  expect(html).toContain('<source type="image/avif" srcSet="/a.avif 240w" sizes="15rem"/>');
  expect(html).toMatch(/<img src="\/a.jpg" width="480" height="480" alt="" loading="lazy"/);
  expect(renderToString(<Photograph picture={picture} sizes="1px" label="A port" />)).toContain(
    'alt="A port"',
  );
});
