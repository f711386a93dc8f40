import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/server/movable-clock.ts';
import { startFront } from '#tests/server/start-front.ts';
import { createJobsState, createRequestsState } from './jobs-state.ts';

test.each([
  ['ok', 200],
  ['never', 200],
  ['failed', 503],
  ['late', 503],
] as const)('/health/jobs says %s with %i', async (status, code) => {
  await using front = await startFront({ askJobs: async () => status });
  const answer = await fetch(`${front.url}/health/jobs`);
  expect([answer.status, await answer.json()]).toEqual([code, { status }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // People are to look after it; the process stays in service.
  expect((await fetch(`${front.url}/health/ready`)).status).toBe(200);
});

test.each([
  ['ok', 200],
  ['overdue', 503],
] as const)(
  '/health/requests says %s with %i, and nothing of whose (P20)',
  async (status, code) => {
    await using front = await startFront({ askRequests: async () => status });
    const answer = await fetch(`${front.url}/health/requests`);
    expect([answer.status, await answer.json()]).toEqual([code, { status }]);
  },
);

test('where it is not known, /health/requests is an alarm as well', async () => {
  await using front = await startFront({ askRequests: () => Promise.reject(new Error('away')) });
  const answer = await fetch(`${front.url}/health/requests`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
});

test('where it is not known, /health/jobs is an alarm as well', async () => {
  await using front = await startFront({ askJobs: () => Promise.reject(new Error('away')) });
  const answer = await fetch(`${front.url}/health/jobs`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
});

test('a hosted project is asked by its public key, at most once a minute', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['apikey'])}`);
    response.setHeader('content-type', 'application/json').end('"late"');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const clock = movableClock(new Date());
  const backendUrl = `http://127.0.0.1:${port}`;
  const state = createJobsState(clock, { backendUrl, anonKey: 'public' });
  expect([await state(), await state()]).toEqual(['late', 'late']);
  clock.advance(61_000);
  await state();
  // The other word is asked for by itself; one that is none of its words does not count.
  await expect(createRequestsState(clock, { backendUrl, anonKey: 'public' })()).rejects.toThrow(
    'overdue',
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toEqual([
    ...Array(2).fill('POST /rest/v1/rpc/jobs_state public'),
    'POST /rest/v1/rpc/requests_state public',
  ]);
});
