import type { InstrumentId } from '#domain/instruments/registry.ts';

/** What a record of `routes.ts` says of its page besides its addresses. */
export type PageTraits = {
  /** A `public` page is complete as HTML and wakes React only on intent; an `app` page is React's from the start. */
  kind: 'public' | 'app';
  /** The instrument that is taken here: listed wherever the tests are. */
  takes?: InstrumentId;
  /** Has the slim bar of a test, though no one instrument is taken here. */
  isSlim?: true;
  /** Search engines may list it. */
  indexed?: true;
  /** A public page that fetches something once it stands: it wakes React when loaded, which renders it itself. */
  live?: true;
  /** A public page that asks the backend only where it is used. Other pages: `asksBackend`. */
  asks?: true;
  /**
   * Never rendered in a browser, which is why its words and figures never travel as script (docs/decisions/018). Where
   * the address holds `:career`, `:degree` or `:title`, there is one for each of the catalogue.
   */
  catalog?: true;
  /** The page that leads to it, and whose picture it shares. */
  below?: 'careers' | 'studies' | 'pathway' | 'classroom';
  /** Its living part inside the built page, in `layouts/islands.ts`. */
  island?: 'register' | 'pathway' | 'compare' | 'side-by-side' | 'own-fit' | 'calculator';
  /** What search engines read of it besides the way to it, in `json-ld.ts`. */
  jsonLd?: 'questions' | 'answers' | 'occupation' | 'course' | 'article';
  /** The drawing on its picture for shared links, in `share-pictures.tsx`; the lighthouse unless said otherwise. */
  picture?: 'rose' | 'dawn';
  /** Part of the copy for use without a network, in which the fallback stands for every page that is not. */
  offline?: 'kept' | 'fallback';
  /** Joins that copy once it has been opened with a copy standing; no data of a person is in it. */
  copiedWhenUsed?: true;
  /** Its document is the 404 page, and is sent as one: only its scripts show more, to whom the backend knows. */
  missing?: true;
  /** Has steps of signing in, between which nothing else is asked. */
  signsIn?: true;
};
