// A file that somebody chose, as the text of a table; what is none is told by what it is.

export type ReadFile =
  | { kind: 'text'; file: { name: string; text: string; sha256: string } }
  /** An official list as it is printed: the server reads it. */
  | { kind: 'pdf'; file: { name: string; sha256: string } }
  | { kind: 'refused'; why: 'workbook' | 'pdf' | 'big' | 'noText' };

/** Characters of the draft, which goes to the server as JSON and stays there below a million. */
const MOST = 800_000;
/** Bytes of a PDF; the server takes no more. The largest official list has 2.8 million. */
const MOST_OF_PDF = 6 * 1024 * 1024;

/** The first bytes of a workbook (zip, and what came before it) and of a PDF. */
const beginnings = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
] as const;

/** @param isPdfRead whether the table’s official list is read as it is printed */
export async function readTableFile(file: File, isPdfRead: boolean): Promise<ReadFile> {
  // Nothing of ten megabytes is read into the page.
  if (file.size > MOST_OF_PDF) return { kind: 'refused', why: 'big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = beginnings.find(([, first]) => first.every((byte, at) => bytes[at] === byte));
  const name = file.name.slice(0, 200);
  if (known?.[0] === 'pdf' && isPdfRead)
    return { kind: 'pdf', file: { name, sha256: await sha256Of(bytes) } };
  if (known) return { kind: 'refused', why: known[0] };
  const text = textOf(bytes);
  if (text.includes('\0')) return { kind: 'refused', why: 'noText' };
  if (JSON.stringify(text).length > MOST) return { kind: 'refused', why: 'big' };
  return { kind: 'text', file: { name, text, sha256: await sha256Of(bytes) } };
}

async function sha256Of(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** UTF-8, what Excel calls Unicode, or what it saves on Windows. */
function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
