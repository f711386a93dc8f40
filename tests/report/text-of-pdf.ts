import { inflateSync } from 'node:zlib';

/** A PDF that this project wrote, taken apart: its objects by number, and the texts that its pages show, in order. For tests. */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes);
  const source = file.toString('latin1');
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const found of source.matchAll(/(\d+) 0 obj\n(<<.*?\/Length (\d+)>>)\nstream\n/gs)) {
    const [all, number = '', dictionary = '', length = ''] = found;
    const start = found.index + all.length;
    const data = inflateSync(file.subarray(start, start + Number(length))).toString('latin1');
    objects.set(Number(number), dictionary);
    streams.set(Number(number), data);
    const [, count, first] = /\/N (\d+)\/First (\d+)/.exec(dictionary) ?? [];
    if (!count || !first) continue;
    const numbers = data.slice(0, Number(first)).trim().split(/\s+/).map(Number);
    for (let at = 0; at < 2 * Number(count); at += 2) {
      const from = Number(first) + (numbers[at + 1] ?? 0);
      objects.set(numbers[at] ?? 0, data.slice(from, data.indexOf('\n', from)));
    }
  }
  const pages = [...objects.values()].filter((body) => body.startsWith('<</Type/Page/'));
  const fonts = fontsOf(pages[0] ?? '', objects, streams);
  const contents = pages.map((page) => streams.get(refIn(page, 'Contents')) ?? '');
  const lines = contents.flatMap((content) => {
    return [...content.matchAll(/\/(\S+) [\d.]+ Tf [^<]*<([0-9a-f]*)> Tj/g)].map(
      ([, font = '', codes = '']) =>
        (codes.match(/.{4}/g) ?? []).map((code) => fonts.get(font)?.get(code) ?? '\ufffd').join(''),
    );
  });
  return {
    objects,
    pages,
    lines: lines.map((line) => line.trimEnd()),
    lowest: contents.map(lowestOf),
  };
}

/** Where the lowest line of a page stands, in points from the bottom; feet and heads are none of its text. */
function lowestOf(content: string): number {
  const tagged = content.matchAll(/BDC BT [^<]* (\S+) Td </g);
  return Math.min(...Array.from(tagged, ([, y]) => Number(y)));
}

/** The texts of a PDF, line by line. */
export function textOfPdf(bytes: Uint8Array): string[] {
  return readPdf(bytes).lines;
}

function refIn(body: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]);
}

/** What each code of each font of a page stands for. */
function fontsOf(
  page: string,
  objects: ReadonlyMap<number, string>,
  streams: ReadonlyMap<number, string>,
) {
  const [, listed = ''] = /\/Font<<(.*?)>>/.exec(page) ?? [];
  return new Map(
    [...listed.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const map = streams.get(refIn(objects.get(Number(number)) ?? '', 'ToUnicode')) ?? '';
      const signs = [...map.matchAll(/^<(\w{4})> <(\w{4})>$/gm)].map(
        ([, code = '', sign = '']) =>
          [code, String.fromCharCode(Number.parseInt(sign, 16))] as const,
      );
      return [name, new Map(signs)] as const;
    }),
  );
}
