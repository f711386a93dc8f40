import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { movableClock } from '#tests/server/movable-clock.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { createTransport } from './mail-transport.ts';
import { readOutbox } from './outbox-file.ts';

const mail = (to: string) => ({
  messageId: 'b1f0',
  to,
  subject: 'Asunto\u2028ñ',
  text: 'uno\ndos',
  html: '<p>',
});

test('without SMTP_URL each mail is one JSON line, for the owner of the file only, read newest first', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const path = join(dataDir, 'data', 'outbox.jsonl');
  expect(await readOutbox(path)).toEqual([]);
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const transport = createTransport(configForTests({ DATA_DIR: join(dataDir, 'data') }), clock);
  await transport.send(mail('a@example.test'));
  clock.advance(1000);
  await transport.send(mail('b@example.test'));
  appendFileSync(path, '{"to": "cut sho');
  expect(await readOutbox(path)).toEqual([
    {
      to: 'b@example.test',
      subject: 'Asunto\u2028ñ',
      text: 'uno\ndos',
      html: '<p>',
      at: '2026-11-20T12:00:01.000Z',
    },
    {
      to: 'a@example.test',
      subject: 'Asunto\u2028ñ',
      text: 'uno\ndos',
      html: '<p>',
      at: '2026-11-20T12:00:00.000Z',
    },
  ]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('P05: with the farewell to an erased account everything that was kept for its address goes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const transport = createTransport(configForTests({ DATA_DIR: dataDir }), clock);
  for (const to of ['ana@example.test', 'ben@example.test', 'Ana@Example.test']) {
    await transport.send(mail(to));
  }
  await transport.send({ ...mail('ana@example.test'), text: 'adios', isFarewell: true });
  const kept = await readOutbox(join(dataDir, 'outbox.jsonl'));
  expect(kept.map(({ to, text }) => [to, text])).toEqual([
    ['ana@example.test', 'adios'],
    ['ben@example.test', 'uno\ndos'],
  ]);
  expect(statSync(join(dataDir, 'outbox.jsonl')).mode & 0o777).toBe(0o600);
});
