// Whether a site that is served is one site, whole: both languages say the same text, and every file that they name is there.

/**
 * Which of the texts a site says, in both languages.
 * @returns `undefined` where it says none or several, where the languages differ, or where a page or a file of one is missing or cut
 */
export async function textOfWhole(
  url: string,
  texts: readonly string[],
): Promise<string | undefined> {
  const found = await Promise.all(['', 'en'].map((path) => textOfPage(`${url}/${path}`, texts)));
  return found[0] === found[1] ? found[0] : undefined;
}

async function textOfPage(address: string, texts: readonly string[]): Promise<string | undefined> {
  const answer = await fetch(address);
  const html = await answer.text();
  const said = texts.filter((text) => html.includes(text));
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const there = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const asked = await fetch(new URL(file ?? '', address));
      return asked.ok && (await asked.arrayBuffer()).byteLength > 0;
    }),
  );
  const isWhole = answer.ok && html.endsWith('</html>') && files.length > 0 && there.every(Boolean);
  return isWhole && said.length === 1 ? said[0] : undefined;
}

/** The security policy of every page that the site lists, by address. */
export async function policiesOf(url: string): Promise<ReadonlyMap<string, string>> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const found = new Map<string, string>();
  for (const path of [...paths, '/auth', '/perfil', '/editor', '/404']) {
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    found.set(path ?? '', answer.headers.get('content-security-policy') ?? 'none');
  }
  return found;
}
