// Makes the PDF beside the page, which stays awake meanwhile; fonts come with it, and only then.
import bold from '#app/fonts/paper-bold.ttf?url';
import display from '#app/fonts/paper-display.ttf?url';
import text from '#app/fonts/paper-text.ttf?url';
import { loadFonts } from './load-fonts.ts';
import { reportPdf, type ReportToPrint } from './report-pdf.ts';

const files = { 'paper-text': text, 'paper-bold': bold, 'paper-display': display };

const fonts = loadFonts(async (file) => {
  const answer = await fetch(files[file]);
  if (!answer.ok) throw new Error(`${answer.status} for a font`);
  return new Uint8Array(await answer.arrayBuffer());
});
// Whoever waits for the document is told; nobody else does.
fonts.catch(() => undefined);

addEventListener('message', ({ data }: MessageEvent<ReportToPrint>) => {
  fonts
    .then((loaded) => reportPdf(data, loaded))
    .then(
      (bytes) => postMessage(bytes),
      () => postMessage(undefined),
    );
});
