// PDFs are read outside of the server: one made to be hard would hold a program for minutes, or take all of its memory. The program that
// reads has no settings, no secrets and no more memory than it needs, and is ended when it does not answer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { AppError } from '#server/error.ts';
import type { Log } from '#server/log.ts';
import type { Published } from './texts.ts';

/** The longest official list takes three seconds on a slow machine. */
const PATIENCE_MS = 30_000;
const MOST_MEBIBYTES = 256;

const answers = z.union([
  z.object({ text: z.string() }),
  z.object({ refused: z.object({ es: z.string(), en: z.string() }) }),
]);
export type ReadPdf = z.infer<typeof answers>;

const gaveUp: ReadPdf = {
  refused: {
    es: 'El PDF no se puede leer: es demasiado grande o está dañado.',
    en: 'The PDF cannot be read: it is too large or damaged.',
  },
};

export type PdfReader = (asked: {
  key: string;
  address: string;
  pdf: Buffer;
  shown: Published;
}) => Promise<ReadPdf>;

/** Reads one PDF at a time: a second one is asked to wait. `root`: of the installation. */
export function createPdfReader(parts: { root: string; log: Log; patienceMs?: number }): PdfReader {
  const { root, log, patienceMs = PATIENCE_MS } = parts;
  let isReading = false;

  return async function read({ key, address, pdf, shown }) {
    if (isReading) throw new AppError('too_many', undefined, { retryAfter: 5 });
    isReading = true;
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${MOST_MEBIBYTES}`, join(root, 'tools/editor/read-pdf.ts')],
      {
        cwd: root,
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: patienceMs,
        killSignal: 'SIGKILL',
      },
    );
    // A machine without memory starts no program: nothing is said then, as by one that was ended.
    child.on('error', (err) => log.warn({ event: 'editor.pdf', key, err }));
    try {
      // It may end before it has heard everything.
      child.stdin.on('error', () => undefined);
      const { texts: published, bases } = shown;
      child.stdin.end(
        JSON.stringify({ key, address, published, bases, pdf: pdf.toString('base64') }),
      );
      const said = (await buffer(child.stdout)).toString();
      if (said !== '') return answers.parse(JSON.parse(said));
      log.warn({ event: 'editor.pdf', key, bytes: pdf.length });
      return gaveUp;
    } finally {
      isReading = false;
      child.kill('SIGKILL');
    }
  };
}
