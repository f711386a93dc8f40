/** A page as it would be without its scripts; what search engines read of it stays. */
export function withoutScripts(html: string): string {
  return html.replaceAll(
    /<script(?![^>]*ld\+json)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
}

/** In the fonts of the browser. */
export function withoutFonts(html: string): string {
  return html.replaceAll(
    /<link [^>]*(as="font"|data-fonts)[^>]*>|<noscript><link [^>]*><\/noscript>|@font-face\{[^}]*\}/g,
    '',
  );
}

/** In the browser's own styles: no rule of ours is written into it or asked for. */
export function withoutStyles(html: string): string {
  return withoutFonts(html).replaceAll(
    /<style>[\s\S]*?<\/style>|<link [^>]*"stylesheet"[^>]*>/g,
    '',
  );
}

/** The limit of what HTML can do: the same text and drawings, no script, no font and no style of ours. */
export function textAlone(html: string): string {
  return withoutStyles(withoutScripts(html));
}

/** Of the body its beginning, up to the end of the first section of the page; throws where there is none. */
export function withFirstScreenOnly(html: string): string {
  if (!html.includes('<main')) return html;
  const firstScreen = /<body[\s\S]*?<main[\s\S]*?<\/section>/.exec(html)?.[0];
  if (firstScreen === undefined) throw new Error('the page has no first section');
  return `${html.slice(0, html.indexOf('<body'))}${firstScreen}</main></div></body></html>`;
}

/**
 * The page of the laboratory: the boot script, no font, and all rules that the page asks for written into it, as one would
 * build it who counts nothing but the first paint. `read` fetches a sheet by its path.
 */
export async function labPage(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  const asked = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
  const plain = withoutFonts(html).replaceAll(/<link [^>]*data-whole[^>]*>/g, '');
  const paths = [...plain.matchAll(asked)].map(([, path = '']) => path);
  const sheets = await Promise.all(paths.map(read));
  return plain
    .replaceAll(asked, '')
    .replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}
