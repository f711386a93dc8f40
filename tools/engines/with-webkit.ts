import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/two-processes.ts';
import { inPage, patience, type Driver, type Engine, type Size } from './driver.ts';
import { findProgram } from './find-program.ts';
import { startSession } from './webdriver-session.ts';

const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);
const findMiniBrowser = () => findProgram(process.env['MINIBROWSER_PATH'] ?? '', ...places);

/** WebKit through WebDriver: GTK's MiniBrowser on a screen that is only memory. */
export const webkit: Engine = {
  name: 'webkit',
  missing() {
    const lacking = [
      !findProgram('WebKitWebDriver') && 'webkit2gtk-driver',
      !findMiniBrowser() && 'libwebkit2gtk-4.1-0',
      !findProgram('Xvfb') && 'xvfb',
    ].filter((name) => name !== false);
    return lacking.length > 0 ? `apt-get install ${lacking.join(' ')}` : undefined;
  },
  open,
};

async function open(size: Size, folder: string): Promise<Driver> {
  const downloads = await ownHome(folder);
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env: Record<string, string>) => {
    // A group of its own, so that what it starts ends with it.
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    });
    started.push(child);
    return child;
  };
  try {
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {});
    const port = await freePort();
    start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${await firstLine(screen)}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    const session = await startSession(address, {
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    const driver: Driver = {
      version: session.browser,
      downloads,
      go: (url) => session.post('/url', { url }),
      run: async (what, ...given) =>
        JSON.parse(
          await session.post('/execute/sync', {
            script: `return ${inPage(what, given)}`,
            args: [],
          }),
        ),
      press: ({ x, y }) => session.press({ x: Math.round(x), y: Math.round(y) }),
      type: (text) => session.type(text),
      picture: async () => Buffer.from(await session.get('/screenshot'), 'base64'),
      close: async () => {
        await session.end().catch(() => {});
        end(started);
      },
    };
    await session.post('/window/rect', size);
    // The rectangle is the window's, with its bar: what the bar takes is given back.
    const seen = await driver.run(() => ({ width: innerWidth, height: innerHeight }));
    await session.post('/window/rect', {
      width: size.width * 2 - seen.width,
      height: size.height * 2 - seen.height,
    });
    return driver;
  } catch (error) {
    end(started);
    throw error;
  }
}

/** MiniBrowser saves where the person's folders are said to be. */
async function ownHome(folder: string): Promise<string> {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads, { recursive: true });
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return downloads;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once`)));
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}

async function answering(url: string): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${url} does not answer`);
}

function end(started: readonly ChildProcess[]): void {
  for (const { pid } of started.toReversed()) {
    if (!pid) continue;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}
