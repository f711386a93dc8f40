import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photograph } from './photograph.tsx';

test('the drawing stands where the owner has put no photograph', () => {
  const html = renderToString(<Photograph name="nobody" drawing={<svg className="drawn" />} />);
  expect(html).toBe('<svg class="drawn"></svg>');
});
