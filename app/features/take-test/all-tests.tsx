import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { routes } from '#app/routes.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';

/** The other tests by their names, on the first page of each: "Tests" in the navigation leads here. */
export function AllTests({ here, label }: { here: InstrumentId; label: string }) {
  const { footer } = useSiteCopy();
  const paths = usePaths();
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-5">
      <span className="text-muted max-sm:w-full">{label}</span>
      {routes.map(
        (route) =>
          'takes' in route &&
          route.takes !== here && (
            <Link
              key={route.page}
              to={paths.to(route.page)}
              className="inline-flex min-h-11 items-center"
            >
              {footer.testNames[route.takes]}
            </Link>
          ),
      )}
    </nav>
  );
}
