import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** Generated people are on this page, and it says so. */
export function DemoRibbon({ count, copy }: { count: number; copy: Pick<Copy, 'demo'> }) {
  if (count === 0) return null;
  return <p className="demo-ribbon">{fill(copy.demo, { n: count })}</p>;
}
