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

test('H22: an address in any text of a line is a hash, the same as in its own field', () => {
  const { lines, log } = collect();
  const error = Object.assign(new Error('550 5.1.1 <victim@example.org> user unknown'), {
    code: 'EENVELOPE',
    rejected: ['victim@example.org'],
    response: '550 5.1.1 <victim@example.org> user unknown',
  });
  log.warn({ event: 'a', err: error, email: 'Victim@example.org' });
  log.error(error, 'could not write to victim@example.org');
  log.info({ event: 'b', path: '/x/victim@example.org', labels: { to: ['victim@example.org'] } });
  log.info({ event: 'c', map: { 'victim@example.org': { deep: [{ cause: error }] } } });
  log.info('for victim@example.org');
  expect(lines).toHaveLength(5);
  expect(lines.join('')).not.toMatch(/victim|@example/);
  expect(lines[0]).toContain('EENVELOPE');
  expect(lines[0]).toContain('user unknown');
  expect(
    new Set(
      lines
        .slice(0, 4)
        .join('')
        .match(/h:[0-9a-f]{12}/g),
    ).size,
  ).toBe(1);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('an error given alone, and one that throws what is no error, are lines too', () => {
  const { lines, log } = collect();
  log.fatal({ event: 'a', err: 'a text for ana@example.org' });
  log.error(new RangeError('too deep'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'fatal', event: 'a' });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { type: 'RangeError' } });
  expect(lines.join('')).not.toContain('ana@');
});
