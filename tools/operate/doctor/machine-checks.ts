import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { answersWell } from '#server/watch/neighbours.ts';
import { bad, look, ok, type CheckResult } from './check-result.ts';

const DAY_MS = 86_400_000;

/** How much of the disk below `folder` is free. */
export async function checkDisk(folder: string): Promise<CheckResult> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const share = bavail / blocks;
  const said = `${(share * 100).toFixed(0)} % free, ${((bavail * bsize) / 1e9).toFixed(1)} GB`;
  if (share >= 0.2) return ok('disk', said);
  const todo = `du -xh --max-depth=2 ${folder} | sort -h | tail: remove what is large, or enlarge the disk.`;
  return share < 0.1 ? bad('disk', said, todo) : look('disk', said, todo);
}

/** Whether the site answers at its public address, and whether this machine's clock is that of the answer. */
export async function checkAddress(siteUrl: string): Promise<CheckResult[]> {
  const answer = await fetch(`${siteUrl}/health/ready`, {
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => (error instanceof Error ? reasonOf(error) : ''));
  if (typeof answer === 'string') {
    return [
      bad(
        'address',
        `${siteUrl} does not answer: ${answer}`,
        'systemctl status caddy "faro@*"; ports 80 and 443 must be open to the world, and the name lead here.',
      ),
    ];
  }
  await answer.body?.cancel();
  const skew = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000;
  return [
    answer.ok
      ? ok('address', `${siteUrl} is ready`)
      : bad('address', `${siteUrl} answers ${answer.status}`, 'journalctl -u "faro@*" -n 30'),
    Number.isNaN(skew) || skew < 30
      ? ok('clock', 'as that of the answer')
      : bad(
          'clock',
          `${skew.toFixed(0)} s off`,
          'timedatectl set-ntp true: codes of second factors need the time.',
        ),
  ];
}

/** Whether a machine of WATCH_URLS answers. */
export async function checkNeighbour(url: string): Promise<CheckResult> {
  if (await answersWell(url)) return ok('neighbour', url);
  const todo =
    'On that machine: systemctl status patroni etcd haproxy; df -h; then patronictl list.';
  return bad('neighbour', `${url} does not answer with 2xx`, todo);
}

/** How long the certificate of the public address still holds. */
export async function checkCertificate(siteUrl: string): Promise<CheckResult> {
  const { hostname, port, protocol } = new URL(siteUrl);
  if (protocol !== 'https:') {
    return look(
      'certificate',
      `${siteUrl} is no https`,
      'Set SITE_URL=https://… and put Caddy before it.',
    );
  }
  const { promise, resolve } = Promise.withResolvers<CheckResult>();
  const broken = (why: string) =>
    resolve(
      bad('certificate', why, 'journalctl -u caddy -n 30; port 80 must be open for the authority.'),
    );
  const socket = connect(
    { host: hostname, port: Number(port || 443), servername: hostname },
    () => {
      const days = Math.floor(
        (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS,
      );
      if (days >= 14) resolve(ok('certificate', `for ${days} more days`));
      else broken(`ends in ${days} days`);
      socket.end();
    },
  );
  socket
    .setTimeout(10_000, () => broken('no answer'))
    .on('error', ({ message }) => broken(message));
  return promise.finally(() => socket.destroy());
}

/** What fetch hides below its own words. */
function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
