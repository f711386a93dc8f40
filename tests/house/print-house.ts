// Run in a scratch copy of the house: prints the pages that its build would write, as JSON. Arguments: the addresses to render.
import { resolve } from 'node:path';
import { createServer } from 'vite';

export type PrintedHouse = {
  /** Every address that gets a file. */
  readonly paths: readonly string[];
  /** The addresses that were asked for, as HTML. */
  readonly pages: Readonly<Record<string, string>>;
};

const vite = await createServer({
  root: resolve(import.meta.dirname, '../..'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { prerenderPaths, renderPage } = await vite.ssrLoadModule('/app/prerender/prerender.tsx');
const pages: Record<string, string> = {};
for (const path of process.argv.slice(2))
  pages[path] = await renderPage(path, () => ({
    boot: '',
    preloads: [],
    fonts: [],
    css: { linked: [] },
  }));
const printed: PrintedHouse = {
  paths: prerenderPaths().map(({ path }: { path: string }) => path),
  pages,
};
process.stdout.write(JSON.stringify(printed), () => process.exit(0));
