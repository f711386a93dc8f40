import { addShown, nothingShown, type Shown } from './elements-of-page.ts';
import { endOfFirstScreen } from './first-screen.ts';

/** Pages that are styled alike: all careers, all articles, or one page in both languages. */
export type PageKind = {
  readonly name: string;
  /** React takes such a page over as soon as it stands, and may show anything: it gets the whole sheet. */
  readonly isWhole: boolean;
  readonly page: string;
  readonly all: Shown;
  readonly first: Shown;
};

/** Gathers what stands in the pages of each kind. */
export class KindsOfPages {
  readonly kinds = new Map<string, PageKind>();

  /** Adds a built page; says of which kind it is. */
  add(html: string): PageKind {
    const { page = '' } = attributesOf(html);
    const isWhole = isWholePage(html);
    const name = page.startsWith('blog-') ? 'article' : page;
    const known = this.kinds.get(name) ?? {
      name,
      page,
      isWhole,
      all: nothingShown(),
      first: nothingShown(),
    };
    this.kinds.set(name, known);
    const shown = html.slice(html.indexOf('<html'));
    addShown(known.all, shown);
    const end = isWhole ? undefined : endOfFirstScreen(shown);
    addShown(known.first, shown.slice(0, end));
    return known;
  }
}

/** Whether React takes a built page over as soon as it stands. */
export function isWholePage(html: string): boolean {
  const { kind, live } = attributesOf(html);
  return kind === 'app' || live !== undefined;
}

/** What the document says of itself: `data-page`, `data-kind`, `data-live`. */
function attributesOf(html: string): Record<string, string | undefined> {
  const tag = /<html[^>]*>/.exec(html)?.[0] ?? '';
  return Object.fromEntries(
    [...tag.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]),
  );
}
