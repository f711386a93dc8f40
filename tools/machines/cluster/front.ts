import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeSecrets, type Secrets } from '#server/secrets.ts';
import type { Network } from './network.ts';
import { nodeNames, passwords } from './nodes.ts';
import { rendered, renderTo } from './render.ts';
import { startSiteProcesses } from './site-processes.ts';
import { supervised, type Supervised } from './supervised.ts';

const SERVERS = 2;
const FIRST_PORT = 3001;
const CADDY = 8080;
/** A pooler that is restarted is away for so long. */
const AWAY_MS = 3_000;

/** What stands before the nodes: HAProxy, PgBouncer, the site's own processes and Caddy, on this machine's address. */
export type Front = {
  url: string;
  /** The writer, directly, as a superuser; for the checker. */
  writerUrl: (database: string) => string;
  /** What a command about the same database needs. */
  env: Record<string, string>;
  secrets: Secrets;
  /** HAProxy alone; the rest needs the database. */
  startServers(): void;
  restartPooler(): Promise<void>;
  stop(): Promise<void>;
};

export function startFront(network: Network, folder: string): Front {
  const { front } = network;
  const url = `http://${front}:${CADDY}`;
  const values = {
    ...Object.fromEntries(
      nodeNames.map((name) => [name.replace('n', 'NODE'), network.addressOf(name)]),
    ),
    FRONT: front,
    USERS: join(folder, 'pgbouncer-users'),
    FARO_PASSWORD: passwords.faro,
  };
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  writeFileSync(values.USERS, `"faro" "${passwords.faro}"\n`, { mode: 0o600 });
  chownSync(values.USERS, uid, uid);
  const poolerFile = renderTo(join(folder, 'pgbouncer.ini'), 'cluster/pgbouncer.ini', values);
  const proxyFile = renderTo(join(folder, 'haproxy.cfg'), 'cluster/haproxy.cfg', values);
  const secrets = makeSecrets(new Date());
  const settings = Object.fromEntries(
    rendered('cluster/faro.env', values)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  const env: Record<string, string> = {
    ...settings,
    JWT_SECRET: secrets.jwtSecret,
    ANON_KEY: secrets.anonKey,
    SERVICE_ROLE_KEY: secrets.serviceRoleKey,
    SITE_URL: url,
    ALERT_MAIL: 'owner@faro.example',
    WATCH_URLS: nodeNames
      .flatMap((name) =>
        [':8008/health', ':2379/health'].map((rest) => `http://${network.addressOf(name)}${rest}`),
      )
      .join(),
    TRUSTED_PROXIES: front,
    RATE_LIMITS: 'all=1000000/60',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  };
  const ports = Array.from({ length: SERVERS }, (_, index) => FIRST_PORT + index);
  const all: Supervised[] = [
    supervised(['haproxy', '-f', proxyFile], { log: join(folder, 'haproxy.log') }),
  ];
  const pooler = supervised(['pgbouncer', '-u', 'postgres', poolerFile], {
    log: join(folder, 'pgbouncer.log'),
  });
  all.push(pooler);
  return {
    url,
    writerUrl: (database) => `postgres://postgres:${passwords.superuser}@${front}:5000/${database}`,
    env,
    secrets,
    startServers() {
      all.unshift(...startSiteProcesses({ folder, url, host: front, ports, env }));
    },
    async restartPooler() {
      await pooler.stop('SIGTERM');
      await pause(AWAY_MS);
      pooler.start();
    },
    async stop() {
      for (const each of all) await each.stop();
    },
  };
}
