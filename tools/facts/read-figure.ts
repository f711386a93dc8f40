// What may stand in a cell of the table of facts.
import { isFrontPage } from '#content/facts/look-again.ts';

/** A number as people type it; a mark before three last digits could be either thing and is not guessed. */
export function readFigure(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return Number(`${whole}.${part === '' ? '0' : part}`);
}

/** `1.050` may be a thousand and fifty or a little more than one: money and counts have no third decimal. */
export function isAmbiguous(text: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(text);
}

export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** The page that says it, not the front page of whoever publishes it. */
export function isPage(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && !isFrontPage(text);
}

/** `law=1015.20/6822.60 biomedicine=1240.80/8186.40`: a degree, what residents paid, what the others paid. */
export function readExamples(text: string) {
  const parts = text.split(/\s+/).filter(Boolean);
  const read = parts.map((part) =>
    /^(law|engineering|biomedicine)=(\d+(?:\.\d\d?)?)\/(\d+(?:\.\d\d?)?)$/.exec(part),
  );
  if (read.length === 0 || read.includes(null)) return undefined;
  return read.flatMap((found) =>
    found ? { degree: found[1] ?? '', resident: Number(found[2]), foreign: Number(found[3]) } : [],
  );
}
