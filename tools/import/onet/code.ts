/** The code of an occupation of O*NET: `29-1141.00`. */
export function isCode(text: string): boolean {
  return /^\d{2}-\d{4}\.\d{2}$/.test(text);
}
