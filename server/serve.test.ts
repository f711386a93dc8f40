import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { someOf } from '#tests/drill.ts';
import { freePort, serverFolder, usedServerFolder } from '#tests/server/server-folder.ts';

vi.setConfig({ testTimeout: 90_000 });

// Loaded before the server: ends the process at the first step towards another machine.
const NO_OUTBOUND = `
  const net = require('node:net'), dns = require('node:dns'), dgram = require('node:dgram');
  const home = new Set(['localhost', '127.0.0.1', '::1']);
  function check(host) {
    if (home.has(host)) return;
    require('node:fs').writeSync(2, 'OUTBOUND ' + host + '\\n');
    process.exit(99);
  }
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (...given) {
    const first = Array.isArray(given[0]) ? given[0][0] : given[0];
    if (typeof first === 'object' && !first.path) check(first.host ?? 'localhost');
    else if (typeof first === 'number') check(given[1] ?? 'localhost');
    return connect.apply(this, given);
  };
  const lookup = dns.lookup;
  dns.lookup = (host, ...rest) => (check(host), lookup(host, ...rest));
  dgram.Socket.prototype.send = () => check('udp');
`;

test('a first start says where site, mails and data are; H01: 200 MiB thrown at it leave its memory within 20 MiB; X23: a second start on the same data is refused in one line', async () => {
  using folder = serverFolder();
  const [port, other] = [await freePort(), await freePort()];
  const server = folder.start({ PORT: String(port) });
  expect(await server.served).toBe(true);
  const said = server.said();
  expect(said).toContain(`http://localhost:${port}\n`);
  const [outbox = ''] = /http:\/\/localhost:\d+\/outbox\?token=[\w-]{32}/.exec(said) ?? [];
  expect(outbox).toContain(`:${port}/`);
  expect((await fetch(`http://localhost:${port}/outbox`)).status).toBe(403);
  const opened = await fetch(outbox, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const mails = await fetch(`http://localhost:${port}/outbox`, { headers: { cookie } });
  expect(await mails.text()).toContain('Todavía no hay correos.');
  // The next address stands where the spent one stood.
  await expect.poll(server.said).toMatch(/outbox\?token=[^]*outbox\?token=/);
  expect(said).toContain(folder.dataDir);
  expect(said).toMatch(/for trying out and small sites.*DATABASE_URL=postgres:/);

  const before = residentBytes(server.child.pid);
  let peak = 0;
  for (let round = 0; round < 4; round += 1) {
    expect([413, 'cut off']).toContain(
      await flood(port, 50, () => {
        peak = Math.max(peak, residentBytes(server.child.pid) - before);
      }),
    );
  }
  expect(peak).toBeLessThan(20 * 1024 * 1024);

  const second = folder.start({ PORT: String(other) });
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Not started: [^\n]+\n$/);
  expect(second.said()).toContain(folder.dataDir);
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('X21: a port in use is said by name; then it starts with the same keys after every clean stop: SIGTERM, SIGINT, its starter gone', async () => {
  using folder = await usedServerFolder();
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, resolve));
  const refused = folder.start({ PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toMatch(/^Not started: PORT \d+ is in use[^\n]+\n$/);
  await new Promise((resolve) => taken.close(resolve));

  const keys = new Set<string>();
  for (const how of someOf(['SIGTERM', 'SIGINT', 'disconnect'] as const, 2)) {
    const server = folder.start({ PORT: String(port) });
    expect(await server.served).toBe(true);
    const config = await (await fetch(`http://localhost:${port}/config.json`)).json();
    keys.add(config.anonKey);
    if (how === 'disconnect') server.child.disconnect();
    else server.child.kill(how);
    expect([how, await server.ended]).toEqual([how, 0]);
  }
  expect(keys.size).toBe(1);
});

const wrongSettings: [string, Record<string, string>][] = [
  ['JWT_SECRET', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['PORT', { PORT: 'http' }],
  ['SITE_URL', { SITE_URL: 'localhost' }],
];

test.each(someOf(wrongSettings, 1))(
  'X21: a start with wrong %s ends with one line that names it',
  async (name, env) => {
    using folder = serverFolder();
    const server = folder.start(env);
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(new RegExp(`^Not started: ${name} [^\\n]+\\n$`));
  },
);

test('H21: the whole server, at work, never reaches for another machine', async () => {
  using folder = await usedServerFolder();
  const guard = join(folder.dataDir, '../no-outbound.cjs');
  writeFileSync(guard, NO_OUTBOUND);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = folder.start({ PORT: String(port) }, ['--require', guard]);
  expect(await server.served).toBe(true);
  const { anonKey } = await (await fetch(`${url}/config.json`)).json();
  const headers = { apikey: anonKey, 'content-type': 'application/json' };
  const body = JSON.stringify({
    email: 'ana@example.org',
    password: 'correcto caballo 9',
    data: {},
  });
  const signUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  expect(signUp.status).toBe(200);
  expect((await fetch(`${url}/rest/v1/profiles?select=id`, { headers })).status).toBe(401);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect([server.said(), await server.ended]).toEqual([expect.not.stringContaining('OUTBOUND'), 0]);
  expect(readFileSync(join(folder.dataDir, 'outbox.jsonl'), 'utf8')).toContain('ana@example.org');
});

test('with BREACHED_PASSWORDS=on a sign-up asks the service of known breaches, and the start says what the legal page lacks', async () => {
  using folder = await usedServerFolder();
  const guard = join(folder.dataDir, '../no-outbound.cjs');
  writeFileSync(guard, NO_OUTBOUND);
  const port = await freePort();
  const env = { PORT: String(port), BREACHED_PASSWORDS: 'on' };
  const server = folder.start(env, ['--require', guard]);
  expect(await server.served).toBe(true);
  const body = JSON.stringify({ email: 'ana@example.org', password: 'correcto caballo 9' });
  const headers = { 'content-type': 'application/json' };
  // The guard ends the process at its first step outwards.
  await fetch(`http://localhost:${port}/auth/v1/signup`, { method: 'POST', headers, body }).catch(
    () => {},
  );
  expect(await server.ended).toBe(99);
  expect(server.said()).toContain('OUTBOUND api.pwnedpasswords.com');
  expect(server.said()).toContain('set breachedPasswords in content/site.yaml');
});

test('H21: the guard of that test does stop a process that reaches out', async () => {
  using folder = serverFolder();
  const guard = join(folder.dataDir, '../no-outbound.cjs');
  writeFileSync(guard, `${NO_OUTBOUND}; fetch('http://telemetry.example.invalid');`);
  const server = folder.start({ PORT: String(await freePort()) }, ['--require', guard]);
  expect(await server.ended).toBe(99);
  expect(server.said()).toContain('OUTBOUND telemetry.example.invalid');
});

function residentBytes(pid: number | undefined): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

/** Posts so many MiB without announcing them; the status, or 'cut off' when the server hung up. */
function flood(port: number, mebibytes: number, look: () => void): Promise<number | 'cut off'> {
  const { promise, resolve } = Promise.withResolvers<number | 'cut off'>();
  const outgoing = request({ port, path: '/auth/v1/signup', method: 'POST' });
  outgoing.on('response', (incoming) => {
    incoming.resume();
    resolve(incoming.statusCode ?? 0);
  });
  outgoing.on('error', () => resolve('cut off'));
  const piece = Buffer.alloc(1024 * 1024, 120);
  let left = mebibytes;
  function send(): void {
    look();
    left -= 1;
    if (left < 0) outgoing.end();
    else outgoing.write(piece, send);
  }
  send();
  return promise;
}
