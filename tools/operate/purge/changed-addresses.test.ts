import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { changedAddresses, tagsOf } from './changed-addresses.ts';

/** A site of two pages; `tags` may change. */
async function siteWith(tags: Record<string, string>): Promise<string> {
  const server = createServer((asked, answer) => {
    const tag = asked.headers.host === 'faro.example' ? tags[asked.url ?? ''] : undefined;
    answer.writeHead(tag ? 200 : 404, tag ? { etag: tag } : {}).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

test('what changed, came or went since the last look is told, and nothing else', async () => {
  const tags: Record<string, string> = { '/': '"1"', '/en': '"1"', '/carreras': '"1"' };
  const places = { origin: await siteWith(tags), host: 'faro.example' };
  const paths = ['/', '/en', '/carreras', '/faq'];
  const before = await tagsOf(paths, places);
  expect(before).toEqual({ '/': '"1"', '/en': '"1"', '/carreras': '"1"' });
  Object.assign(tags, { '/en': '"2"', '/faq': '"1"' });
  delete tags['/carreras'];
  const now = await tagsOf(paths, places);
  expect(changedAddresses(before, now)).toEqual(['/carreras', '/en', '/faq']);
  expect(changedAddresses(now, now)).toEqual([]);
  expect(changedAddresses({}, now)).toEqual(['/', '/en', '/faq']);
});

test('a server that fails tells nothing, so that nothing is taken for seen', async () => {
  await expect(
    tagsOf(['/'], { origin: 'http://127.0.0.1:1', host: 'faro.example' }),
  ).rejects.toThrow('ECONNREFUSED');
});
