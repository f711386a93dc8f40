/** A code as one reads it aloud and types it: two groups of four. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
