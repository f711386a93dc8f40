import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF that pdf-lib wrote, line by line, as its content streams draw it: each `<hex> Tj` is one line in
 * WinAnsi. For tests; it knows no other PDF.
 */
export function textOfPdf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const lines: string[] = [];
  let from = 0;
  for (;;) {
    const start = file.indexOf('stream\n', from);
    if (start < 0) return lines;
    const end = file.indexOf('\nendstream', start);
    const content = inflated(file.subarray(start + 'stream\n'.length, end));
    for (const [, hex = ''] of content.matchAll(/<([0-9A-Fa-f]+)> Tj/g)) {
      lines.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
    }
    from = end + '\nendstream'.length;
  }
}

function inflated(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return data.toString('latin1');
  }
}
