import type { Copy } from '#content/dictionaries/es/route-to-spain.ts';
import { LiveRoute } from '../features/route/live-route.tsx';
import { RoutePage } from '../features/route/route-page.tsx';

/** `/ruta-a-espana`: what a family needs from its country. */
export function Page({ copy }: { copy: Copy }) {
  return <RoutePage copy={copy} answer={<LiveRoute copy={copy} />} />;
}
