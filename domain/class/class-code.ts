// The code of a class session, as it stands on the wall and as pupils type it.

/** Characters of a code. */
export const codeLength = 8;

/** Digits and letters of Crockford's base 32: without I, L, O and U, which are taken for others. */
const codeLetters = /[^0-9A-HJKMNP-TV-Z]/g;

/**
 * A code as it is stored, from whatever was typed or scanned: capitals, without spaces and strokes; O is read as 0, I and
 * L as 1. Longer than `codeLength` only where more was typed.
 */
export function codeTyped(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(codeLetters, '');
}

/** A code in two halves, as people read one out: `7KQ4 M2XP`. */
export function codeInHalves(code: string): string {
  const half = codeLength / 2;
  return code.length > half ? `${code.slice(0, half)} ${code.slice(half)}` : code;
}
