import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import type { AppEnv } from '#server/context.ts';
import { answerError } from '#server/http/answer-error.ts';
import { stopMails } from './stop-mails.ts';

test('the press of a mail program ends nothing by an unknown token, and opening the address leads to the page', async () => {
  const database = await startEmptiedDatabase();
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.on(['GET', 'POST'], '/stop-mails', stopMails({ siteUrl: 'https://faro.example' }, database));
  const pressed = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
  expect((await app.request('/stop-mails?token=unknown', pressed)).status).toBe(404);
  expect((await app.request('/stop-mails', pressed)).status).toBe(400);
  const opened = await app.request('/stop-mails?token=abc&locale=en');
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toMatch(
    /^https:\/\/faro\.example\/en\/[^#]+#token=abc&wish=stop$/,
  );
});
