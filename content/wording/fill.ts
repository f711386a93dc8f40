/** Puts values into a sentence: `fill('Reintento {n}/3', { n: 2 })`. Unknown names stay visible. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
