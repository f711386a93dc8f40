import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { supervised, type Supervised } from './supervised.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Servers of the built site on `ports` of `host`, and Caddy before them at `url`, by `deploy/cluster/Caddyfile`; the last to start comes first. */
export function startSiteProcesses(options: {
  folder: string;
  url: string;
  host: string;
  ports: readonly number[];
  env: Readonly<Record<string, string>>;
}): Supervised[] {
  const { folder, url, host, ports, env } = options;
  const servers = ports.map((port) => {
    const dataDir = join(folder, `server-${port}`);
    mkdirSync(dataDir);
    return supervised([process.execPath, 'server/main.ts'], {
      env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
      log: join(folder, `server-${port}.log`),
      cwd: root,
    });
  });
  const settings = join(root, 'deploy/cluster/Caddyfile');
  const caddy = supervised(['caddy', 'run', '--adapter', 'caddyfile', '--config', settings], {
    env: {
      ...process.env,
      FARO_DOMAIN: url,
      FARO_HOST: new URL(url).host,
      FARO_SERVERS: ports.map((port) => `${host}:${port}`).join(' '),
      CADDY_ADMIN: '2999',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    log: join(folder, 'caddy.log'),
  });
  return [caddy, ...servers];
}
