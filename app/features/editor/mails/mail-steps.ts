// The HTML of a mail of ours, as steps to draw it by: the policy of every page takes no markup from a script, and needs to take none.

/** An element that opens, with its attributes; a text; the end of what opened last. */
export type MailStep =
  | { readonly opens: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly says: string }
  | 'closes';

/** All that mails are made of. Whatever else stood in one would be left out, and what it says stays text. */
const elements: ReadonlySet<string> = new Set([
  'table',
  'tr',
  'td',
  'h1',
  'h2',
  'p',
  'a',
  'b',
  'br',
]);
/** No address is among them: links of a preview lead nowhere. */
const attributes: ReadonlySet<string> = new Set([
  'style',
  'role',
  'width',
  'align',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
]);

export type ReadMail = {
  /** The style of its body. */
  readonly style: string;
  readonly steps: readonly MailStep[];
};

/** @param html as `server/mail/mail-html.ts` writes it */
export function readMail(html: string): ReadMail {
  const [, said = '', body = ''] = /<body([^>]*)>([^]*)<\/body>/.exec(html) ?? [];
  const parts = body.matchAll(/<(\/?)([a-z0-9]+)([^<>]*)>|([^<]+)/g);
  return {
    style: attributesIn(said).get('style') ?? '',
    steps: [...parts].flatMap(([, ends = '', name = '', rest = '', text]): MailStep[] => {
      if (text !== undefined) return text.trim() === '' ? [] : [{ says: unescaped(text) }];
      if (!elements.has(name)) return [];
      if (ends !== '') return ['closes'];
      const opened: MailStep = { opens: name, attributes: attributesIn(rest) };
      return name === 'br' ? [opened, 'closes'] : [opened];
    }),
  };
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/([a-z]+)="([^"]*)"/g)];
  return new Map(
    found.flatMap(([, name = '', value = '']) =>
      attributes.has(name) ? [[name, unescaped(value)] as const] : [],
    ),
  );
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** What `escapeHtml` made of a text, as it was. */
function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => signs[name] ?? whole);
}
