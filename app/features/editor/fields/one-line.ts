/** A record's texts have no line breaks: one that is pasted becomes a space. */
export function oneLine(typed: string): string {
  return typed.replaceAll(/\s*\n\s*/g, ' ');
}
