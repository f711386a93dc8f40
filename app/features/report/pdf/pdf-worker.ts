// Makes the PDF beside the page, which stays awake meanwhile. Its fonts are part of it: four files would take four times
// as long to be asked for.
import bold from '#app/fonts/paper-bold.ttf?inline';
import display from '#app/fonts/paper-display.ttf?inline';
import text from '#app/fonts/paper-text.ttf?inline';
import { readFonts } from './font-files.ts';
import { reportPdf, type ReportToPrint } from './report-pdf.ts';
import { sheetsPdf, type SheetsToPrint } from './sheets-pdf.ts';

const fonts = readFonts({ plain: bytesOf(text), bold: bytesOf(bold), display: bytesOf(display) });

addEventListener('message', ({ data }: MessageEvent<ReportToPrint | SheetsToPrint>) => {
  const made =
    'sheets' in data ? sheetsPdf(data, fonts, (done) => postMessage(done)) : reportPdf(data, fonts);
  // The page that waits is told what went wrong by getting no document.
  made.then(
    (bytes) => postMessage(bytes),
    () => postMessage(undefined),
  );
});

/** The bytes of an address that carries them. */
function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) =>
    sign.charCodeAt(0),
  );
}
