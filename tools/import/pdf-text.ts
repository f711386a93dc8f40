import { writeTable, type Row } from '#tools/tables/table.ts';
import type { Importer } from './importer.ts';
import { readPdfLines, type PdfPage } from './pdf/pdf-lines.ts';

/** A PDF that is not taken; `message` says why, in Spanish. */
export class NoListError extends Error {
  override name = 'NoListError';
}

/** A file that begins like a PDF. */
export const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * The list of an official PDF as the text that its importer reads. Throws NoListError.
 * @param given where the PDF was found, and the table as it is
 */
export async function pdfText(
  importer: Importer,
  bytes: Buffer,
  given: { address: string | undefined; before: readonly Row[] },
): Promise<string> {
  if (!importer.rowsOfPdf) {
    throw new NoListError('Esta tabla no se lee de un PDF: guárdala como CSV.');
  }
  const { address, before } = given;
  if (!address) throw new NoListError('Di de dónde es el PDF: --address https://…');
  const rows = importer.rowsOfPdf(await pagesOf(bytes), before, address);
  const [first] = rows ?? [];
  if (!rows || !first) {
    throw new NoListError('No es la lista de esta tabla: ninguna página tiene sus encabezados.');
  }
  return writeTable(Object.keys(first), rows);
}

async function pagesOf(bytes: Buffer): Promise<readonly PdfPage[]> {
  try {
    return await readPdfLines(bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NoListError(`El PDF no se puede leer: ${why}`);
  }
}
