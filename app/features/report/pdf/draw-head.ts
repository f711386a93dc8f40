import { fill } from '#app/i18n/fill.ts';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { site } from '#content/site.ts';
import { longDateIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Type } from './lines.ts';
import { rectangle, write, type Paper } from './pdf-layout.ts';
import { colors } from './pdf-theme.ts';
import { tagged } from './tags.ts';

/** What a head is drawn of. */
type Head = {
  readonly told: Pick<ToldReport, 'title' | 'dates'>;
  readonly locale: Locale;
  readonly name: string;
  readonly now: Date;
  readonly words: { readonly printed: string };
};

/** The day on which a document was made, in words. */
export function dateOf({ locale, now }: Pick<Head, 'locale' | 'now'>): string {
  return longDateIn(locale).format(now);
}

/** What stands over the first chapter: whose site it is, the title, whose result, and of when. */
export function drawHead(paper: Paper, print: Head): void {
  const { told, name, words } = print;
  const { plain, display } = paper.fonts;
  const bar = rectangle({ x: paper.left, y: paper.y, width: 44, height: 4 });
  paper.page.shape([bar], { fill: colors.beam });
  paper.y -= 12;
  const small: Type = { font: plain, size: 9, color: colors.muted };
  write(paper, site.brand, { type: { font: display, size: 11, color: colors.sea }, role: 'P' });
  const drawTitle = () => {
    const type = { font: display, size: 24, color: colors.ink };
    write(paper, told.title, { type, leading: 1.2, after: name ? 2 : 8 });
    const shown = { font: display, size: 16, color: colors.sea };
    if (name) write(paper, name, { type: shown, leading: 1.25, after: 8 });
  };
  tagged(paper, 'H1', drawTitle);
  for (const line of told.dates) write(paper, line, { type: small, role: 'P', after: 1 });
  const printed = fill(words.printed, { date: dateOf(print) });
  write(paper, printed, { type: small, role: 'P', after: 12 });
}
