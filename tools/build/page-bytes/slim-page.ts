import { compactPath } from './compact-path.ts';

/** Wider drawings than this are told in tenths of their own units, smaller ones in hundredths. */
const WIDE = 450;
const SLOT = '<div class="page-slot">';

/**
 * A built page without what nobody needs: marks between texts, which are for a React that leaves this page as it stands, and the
 * long form of its drawings. A page that React takes over keeps the marks.
 */
export function slimPage(html: string, isTakenOver: boolean): string {
  const drawn = html.replaceAll(/<svg\b[\s\S]*?<\/svg>/g, slimDrawing);
  const begin = drawn.indexOf(SLOT);
  const end = drawn.indexOf('</main>', begin);
  if (isTakenOver || begin === -1 || end === -1) return drawn;
  const page = drawn.slice(begin, end).replaceAll('<!-- -->', '');
  return drawn.slice(0, begin) + page + drawn.slice(end);
}

const known = new Map<string, string>();

/** The same drawings stand on a thousand pages. */
function slimDrawing(svg: string): string {
  const made = known.get(svg) ?? slimPaths(svg);
  known.set(svg, made);
  return made;
}

function slimPaths(svg: string): string {
  const [, width = '0'] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? [];
  const decimals = Number(width) > WIDE ? 1 : 2;
  return svg
    .replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${compactPath(data, decimals)}"`)
    .replaceAll(/(<(path|circle|rect|ellipse|line)\b[^<>]*)><\/\2>/g, '$1/>')
    .replaceAll(' focusable="false"', '');
}
