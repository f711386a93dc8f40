import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/** Where the page lies: home, then the route to Spain. */
export function WayTrail({ copy }: { copy: Copy['trail'] }) {
  const paths = usePaths();
  return (
    <nav aria-label={copy.label} className="text-[0.95rem]">
      <ol className="trail">
        <li>
          <a href={paths.to('landing')}>{copy.home}</a>
        </li>
        <li>
          <a href={paths.to('pathway')}>{copy.pathway}</a>
        </li>
      </ol>
    </nav>
  );
}
