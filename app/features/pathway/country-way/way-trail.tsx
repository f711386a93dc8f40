import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { Trail } from '#app/ui/navigation/trail.tsx';
import { usePaths } from '#app/i18n/paths.tsx';

/** Where the page lies: home, then the route to Spain. */
export function WayTrail({ copy }: { copy: Copy['trail'] }) {
  const paths = usePaths();
  const stops = [
    { name: copy.home, path: paths.to('landing') },
    { name: copy.pathway, path: paths.to('pathway') },
  ];
  return <Trail label={copy.label} stops={stops} />;
}
