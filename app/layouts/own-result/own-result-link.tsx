import { Link } from '#app/ui/navigation/link.tsx';
import { useOwnResult } from '#app/data/device/own-result.ts';
import { holderOf, type SessionState } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const frame = hexagonPath(18, { x: 20, y: 20 });

/**
 * The way back to one's own result, with the hexagon of it, as soon as there is one. The built page has it hidden;
 * `boot.ts` shows it from what this browser keeps, before React or without it.
 */
export function OwnResultLink({
  session,
  className,
}: {
  session: SessionState;
  className: string;
}) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  const isHydrated = useHydrated();
  const result = useOwnResult(holderOf(session));
  const isBuilt = !isHydrated || session.kind === 'unknown';
  if (!isBuilt && !result) return null;
  return (
    <Link
      // Another element than the built one, which `boot.ts` may have shown already.
      key={isBuilt ? 'built' : 'known'}
      className={`own-result ${className}`}
      to={paths.to('results')}
      hidden={isBuilt}
      data-own-result=""
      suppressHydrationWarning
    >
      <svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
        <path className="own-result-frame" d={frame} />
        <path className="own-result-shape" d={result?.path} suppressHydrationWarning />
      </svg>
      <span>{nav.result}</span>
    </Link>
  );
}
