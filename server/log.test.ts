import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function collect() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog({ level: 'info', destination }) };
}

test('H16: passwords, tokens and answers are gone, an address is a hash that stays the same', () => {
  const { lines, log } = collect();
  log.info({ event: 'a', email: 'Ana@example.org', password: 'hunter22' });
  log.info({
    event: 'b',
    body: { email: 'ana@example.org ', refresh_token: 'rt', answers: { r01: 4 } },
  });
  const text = lines.join('');
  expect(text).not.toMatch(/ana@|hunter22|"rt"|r01/i);
  const hashes = text.match(/h:[0-9a-f]{12}/g) ?? [];
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes).size).toBe(1);
});

test('H16: an event is one JSON line whatever its text holds', () => {
  const { lines, log } = collect();
  log.info({ event: 'a', path: '/x\n{"level":"error","event":"forged"}' });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', event: 'a' });
});

test('H16: an error from a driver leaves its rows and parameters behind', () => {
  const { lines, log } = collect();
  const error = Object.assign(new Error('unique violation'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.org) already exists.',
    parameters: ['ana@example.org'],
  });
  log.error({ event: 'failure', err: error });
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).not.toContain('ana@');
});
