// What the owner decides and every page shows: name, addresses, links, claims. It is `content/site.yaml`; what each part means
// stands in `content/schemas/site.ts`, and what few pages show is read by `site-people.ts`.
import { site as written } from '#content/compiled/site/site.js';
import type { EveryPageRecord, Mark } from '#content/schemas/site.ts';

export type Site = Readonly<EveryPageRecord>;

/** Every page loads it as script. */
export const site: Site = written;

/** Whether a page has to say that this is an example. */
export function isExample({ mark }: { readonly mark: Mark }): boolean {
  return mark === 'example';
}
