/** What a part of the document is to a screen reader. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** A piece of marked content or a link on a page. */
type Mark = { readonly page: object; readonly id: number };
type LinkMark = { readonly page: object; readonly link: number };

export type Element = {
  readonly role: Role;
  readonly kids: (Element | Mark | LinkMark)[];
  readonly alt?: string | undefined;
  /** What the role has besides, as it is written. */
  readonly attributes?: string | undefined;
  readonly key?: string | undefined;
};

/** The document as a tree, and what is drawn just now; nothing, where it is there for the eye only. */
export type Tags = { readonly root: Element; now: Element | undefined };

export function startTags(): Tags {
  const root: Element = { role: 'Document', kids: [] };
  return { root, now: root };
}

/** Draws as a part with this role. With a `key`, the part before it with the same key goes on. */
export function tagged(
  { tags }: { readonly tags: Tags | undefined },
  role: Role,
  draw: () => void,
  more: Pick<Element, 'alt' | 'attributes' | 'key'> = {},
): void {
  const outer = tags?.now;
  // Nothing is tagged where only a height is asked for, nor in what the eye alone needs again.
  if (!tags || !outer) return draw();
  const last = outer.kids.at(-1);
  const goesOn = last && 'role' in last && more.key !== undefined && last.key === more.key;
  const element: Element = goesOn ? last : { role, kids: [], ...more };
  if (!goesOn) outer.kids.push(element);
  tags.now = element;
  draw();
  tags.now = outer;
}

/** Draws what is there for the eye only: feet, and heads that stand again on a new page. */
export function untagged({ tags }: { readonly tags: Tags | undefined }, draw: () => void): void {
  if (!tags) return draw();
  const { now } = tags;
  tags.now = undefined;
  draw();
  tags.now = now;
}

export const headers = {
  row: '/A<</O/Table/Scope/Row>>',
  column: '/A<</O/Table/Scope/Column>>',
};
