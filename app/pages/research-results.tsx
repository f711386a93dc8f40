import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { publishedSample } from '#content/published-sample.ts';
import { ResearchText } from '#app/features/research/research-text.tsx';

/** `/research-results`: complete as HTML but for the newest release, which is fetched once the page stands. */
export function Page({ copy }: { copy: Copy }) {
  return <ResearchText sample={publishedSample} copy={copy} />;
}
