// The bytes of a table in whichever encoding a spreadsheet saved them.

export type TableText =
  | { kind: 'text'; text: string; encoding: string }
  | { kind: 'unreadable'; tried: readonly string[] };

/** UTF-8 first, then what Excel calls CSV on Windows, on a Mac, and for MS-DOS. */
const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh', 'cp850'] as const;

/** The upper half of code page 850, which no decoder of the platform knows. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─' +
  '┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * The text of a table whose heads are known: they tell one encoding from another, for all of them read any byte as some letter.
 * @param isWanted whether a text has the heads that the table must have
 */
export function readTableFile(bytes: Uint8Array, isWanted: (text: string) => boolean): TableText {
  const marked = markedEncoding(bytes);
  const tried = marked === undefined ? ENCODINGS : [marked];
  const texts = tried.flatMap((encoding) => {
    const text = decode(bytes, encoding);
    return text === undefined ? [] : [{ kind: 'text' as const, text, encoding }];
  });
  const [first] = texts;
  // In UTF-8 or with a mark of its own there is no doubt: what its heads lack is said of them.
  const isCertain = first !== undefined && (first.encoding === 'utf-8' || marked !== undefined);
  const wanted = texts.find(({ text }) => isWanted(text));
  return wanted ?? (isCertain ? first : { kind: 'unreadable', tried });
}

/** By the mark in front, or by every second byte being empty, as Excel's "Unicode text" has it. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (b === 0 && a !== 0) return 'utf-16le';
  if (a === 0 && b !== 0) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  if (encoding === 'cp850') {
    return Array.from(bytes, (byte) => CP850[byte - 128] ?? String.fromCharCode(byte)).join('');
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
