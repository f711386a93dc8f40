const MAX_DEPTH = 12;
/** In JSON that could be parsed, each quote that opens has one that closes. */
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;
/** Seven letters that the database writes out as a hundred digits or a hundred thousand. */
const VAST = /e[+-]?\d{3}/i;

/**
 * Whether the database can read a body in little time and room: not nested deep, no vast numbers, no NUL. It is handed
 * the text, so that the text is judged as well: of two members of one name its reading here shows only the last.
 */
export function isPlainJson(value: object, text: string): boolean {
  return isCheapJson(text) && isClean(value);
}

/** The same of a text that was not parsed: what stands before its first fault. 8,000 brackets are more than a reader of JSON has room for. */
export function isCheapJson(text: string): boolean {
  const marks = text.replaceAll(STRINGS, '');
  return !VAST.test(marks) && isShallow(marks);
}

function isShallow(marks: string): boolean {
  let depth = 0;
  for (const mark of marks) {
    if (mark === '{' || mark === '[') depth += 1;
    if (mark === '}' || mark === ']') depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

/** PostgreSQL cannot keep NUL, and a prototype may not be named. */
function isClean(root: object): boolean {
  const left: unknown[] = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || key.includes('\0')) return false;
      left.push(inner);
    }
  }
  return true;
}
