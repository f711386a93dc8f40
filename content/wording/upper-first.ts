/** A part of a sentence at its beginning: its first letter large. */
export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
