import { expect, test } from 'vitest';
import { feeds } from './feeds.ts';

test('each language has a feed with its own articles, their addresses and dates', async () => {
  const [spanish, english] = await feeds();
  expect(spanish?.file).toBe('feed.xml');
  expect(english?.file).toBe('en/feed.xml');
  expect(spanish?.xml).toContain('/blog/mejores-universidades</link>');
  expect(english?.xml).toContain('/en/blog/best-universities</link>');
  expect(english?.xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} 08:00:00 GMT<\/pubDate>/);
  expect(english?.xml).not.toContain('/blog/mejores-universidades');
});
