/**
 * How many requests a second our server answers for one built page, against nginx with the same bytes in the same
 * run: at least 30 %. Needs `wrk` and `nginx` of the system and says so where they are missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer } from '#tests/serve.ts';
import { median } from './median.ts';

const goal = 0.3;
const rounds = 3;
const seconds = 5;
const nginxPort = 4292;

const missing = ['wrk', 'nginx'].filter(
  (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
);
if (missing.length > 0) {
  console.log(
    `SKIPPED: ${missing.join(' and ')} not found (Debian: apt-get install wrk nginx-light)`,
  );
  process.exit(0);
}

const ours = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const folder = await mkdtemp(join(tmpdir(), 'faro-nginx-'));
let nginx;
try {
  const answer = await fetch(`${ours.url}/legal`, { headers: { 'accept-encoding': 'gzip' } });
  const page = Buffer.from(await answer.arrayBuffer());
  nginx = await startNginx(page);
  const address = { ours: `${ours.url}/legal`, nginx: `http://127.0.0.1:${nginxPort}/legal.html` };
  console.log(`one page of ${page.length} bytes, gzip, 64 connections, ${seconds} s a round`);
  const seen: Record<keyof typeof address, number[]> = { ours: [], nginx: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['ours', 'nginx'] as const)
      seen[name].push(requestsPerSecond(address[name]));
  }
  const share = median(seen.ours) / median(seen.nginx);
  console.log(`ours   ${Math.round(median(seen.ours))} requests/s (one process)`);
  console.log(`nginx  ${Math.round(median(seen.nginx))} requests/s (two workers)`);
  console.log(
    `share  ${(share * 100).toFixed(0)} %, goal ${goal * 100} %: ${share >= goal ? 'met' : 'MISSED'}`,
  );
  if (share < goal) process.exitCode = 1;
} finally {
  nginx?.kill('SIGTERM');
  await ours.remove();
  await rm(folder, { recursive: true, force: true });
}

function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t2', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  );
  const [, figure] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!figure || /Non-2xx/.test(stdout)) throw new Error(`wrk on ${url} said:\n${stdout}`);
  return Number(figure);
}

async function startNginx(page: Buffer) {
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/legal.html'), page);
  await writeFile(join(folder, 'site/legal.html.gz'), gzipSync(page, { level: 9 }));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; pid ${folder}/pid;
     error_log ${folder}/error.log; events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       types { text/html html; } client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       open_file_cache max=100; gzip_static on;
       server { listen 127.0.0.1:${nginxPort}; root ${folder}/site; } }`,
  );
  const child = spawn('nginx', ['-c', configuration, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    const isUp = await fetch(`http://127.0.0.1:${nginxPort}/legal.html`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  child.kill('SIGTERM');
  throw new Error('nginx did not answer');
}
