import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { LiveRoute } from '#app/features/pathway/live-pathway.tsx';
import { RoutePage } from '#app/features/pathway/pathway-page.tsx';

/** `/ruta-a-espana`: what a family needs from its country. */
export function Page({ copy }: { copy: Copy }) {
  return <RoutePage copy={copy} answer={<LiveRoute copy={copy} />} />;
}
