import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { LivePathway } from '#app/features/pathway/live-pathway.tsx';
import { PathwayPage } from '#app/features/pathway/pathway-page.tsx';

/** `/ruta-a-espana`: what a family needs from its country. */
export function Page({ copy }: { copy: Copy }) {
  return <PathwayPage copy={copy} answer={<LivePathway copy={copy} />} />;
}
