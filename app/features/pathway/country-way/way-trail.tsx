import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/** Where the page lies: home, then the route to Spain. */
export function WayTrail({ copy }: { copy: Copy['trail'] }) {
  const paths = usePaths();
  const steps = [
    { name: copy.home, path: paths.to('landing') },
    { name: copy.pathway, path: paths.to('pathway') },
  ];
  return (
    <nav aria-label={copy.label} className="text-[0.95rem]">
      <ol className="trail">
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
