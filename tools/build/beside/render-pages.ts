// All pages as React makes them, without the names of files for browsers: rendered while those are bundled.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '#app/prerender/prerender.tsx';
import { MADE } from '../reuse/earlier-build.ts';

export type Rendering = Awaited<ReturnType<typeof renderPages>>;

/**
 * Renders every page by the program that was made for it.
 * @param work the folder that the build works in
 * @param step told at each quarter
 */
export async function renderPages(work: string, step: (what: string) => void) {
  const prerender: typeof import('#app/prerender/prerender.tsx') = await import(
    pathToFileURL(join(work, MADE, 'pages/prerender.js')).href
  );
  const listed = prerender.prerenderPaths();
  const quarter = Math.floor(listed.length / 4);
  // As bytes, outside of the heap: what React puts together is many small strings, twice as large as the page.
  const contents = new Map<string, { content: Buffer; document: RenderedPage['document'] }>();
  for (const [at, { path }] of listed.entries()) {
    if (at > 0 && at % quarter === 0) step(`pages: ${at / quarter} of 4`);
    const { content, document } = await prerender.renderContent(path);
    contents.set(path, { content: Buffer.from(content), document });
  }

  type AssetsOf = Parameters<typeof prerender.documentOf>[1];
  /** The complete HTML of one of them. */
  function documentOf(path: string, assetsOf: AssetsOf): string {
    const page = contents.get(path);
    if (!page) throw new Error(`${path} was not rendered`);
    return prerender.documentOf({ ...page, content: page.content.toString() }, assetsOf);
  }
  return { prerender, listed, documentOf };
}
