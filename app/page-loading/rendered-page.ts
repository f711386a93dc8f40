import type { CatalogPageId, ShownPage } from '#app/routes.ts';

/** A page that a browser may render: whatever can be shown, but the catalogue. */
export type RenderedPage = Exclude<ShownPage, CatalogPageId>;
