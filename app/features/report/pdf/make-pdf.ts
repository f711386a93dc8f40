import type { ReportToPrint } from './report-pdf.ts';
import type { SheetsToPrint } from './sheets-pdf.ts';
// oxlint-disable-next-line import/default -- the build makes this module: the address of the worker's script.
import script from './pdf-worker.ts?worker&url';

type Policy = { readonly createScriptURL: (input: string) => string };
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** Not in TypeScript's library yet, nor in every browser. */
const { trustedTypes }: { trustedTypes?: Factory; fetch: unknown } = globalThis;

/** The policy for this one script that the security headers allow. */
const policy = trustedTypes?.createPolicy('pdf', { createScriptURL: () => script });

/** Started ahead, and waiting for a report. */
let waiting: Worker | undefined;

/** Starts what makes PDFs, so that it is awake when it is asked for one. */
export function startMaker(): void {
  waiting ??= started();
}

/** The report as a PDF, made in a worker of its own, which ends with it. */
export function makePdf(print: Promise<ReportToPrint>): Promise<Uint8Array<ArrayBuffer>> {
  return made(print, () => undefined);
}

/** Sheets as one PDF; `onSheet` hears how many are drawn. */
export function makeSheets(
  print: SheetsToPrint,
  onSheet: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return made(Promise.resolve(print), onSheet);
}

function made(
  print: Promise<ReportToPrint | SheetsToPrint>,
  onSheet: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = waiting ?? started();
  waiting = undefined;
  const document = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('what makes PDFs did not start')));
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | number | undefined>) => {
        if (typeof data === 'number') onSheet(data);
        else if (data) resolve(data);
        else reject(new Error('no PDF was made'));
      },
    );
    print.then((told) => worker.postMessage(told), reject);
  });
  return document.finally(() => worker.terminate());
}

function started(): Worker {
  const worker = new Worker(policy?.createScriptURL(script) ?? script, { type: 'module' });
  // One that did not come is not waited for.
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = undefined;
  });
  return worker;
}
