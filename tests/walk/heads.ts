import type { RunningServer } from '#tests/serve.ts';

/** What a document says of itself where it was built: read from its bytes, before any script. */
export type Head = { title: string; canonical: string; lang: string };

export type Heads = (address: string) => Promise<Head>;

/** The heads of documents as the server sends them, each asked for once. */
export function builtHeads({ url }: RunningServer): Heads {
  const known = new Map<string, Promise<Head>>();
  const read = async (address: string): Promise<Head> => {
    const html = await (await fetch(url + address)).text();
    const part = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
    return {
      title: part(/<title>(.*?)<\/title>/),
      canonical: part(/<link rel="canonical" href="(.*?)"/),
      lang: part(/<html lang="(.*?)"/),
    };
  };
  return (address) => {
    const head = known.get(address) ?? read(address);
    known.set(address, head);
    return head;
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
