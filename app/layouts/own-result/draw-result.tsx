import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { useMergedAttempts } from '#app/data/attempts/merged-attempts.ts';
import { keepOwnResult, type Holder } from '#app/data/device/own-result.ts';
import { radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { Queries } from '#app/layouts/queries.tsx';

/** Draws the small hexagon of a result that has none yet, once; loaded for it alone. */
export function DrawResult({ holder, attempt }: { holder: Holder; attempt: string }): ReactNode {
  return (
    <Queries>
      <Draw key={attempt} holder={holder} attempt={attempt} />
    </Queries>
  );
}

function Draw({ holder, attempt: id }: { holder: Holder; attempt: string }) {
  const my = useMergedAttempts();
  const attempt = my.kind === 'ready' ? my.attempts.find((one) => one.id === id) : undefined;
  const { data: path } = useQuery({
    queryKey: ['own-hexagon', id],
    queryFn: () => drawn(attempt),
    enabled: attempt !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
  useEffect(() => {
    if (path !== undefined) keepOwnResult(holder, { path, attempt: id });
  }, [holder, id, path]);
  return null;
}

/** Answers that give no six scores leave the frame empty. */
async function drawn(attempt: Attempt | undefined): Promise<string> {
  const instrument = attempt && (await loadInstrument(attempt.instrument, attempt.version));
  const section = instrument && (await sectionOf(instrument, attempt));
  if (section?.instrument !== 'interests' || section.profile.kind === 'incomplete') return empty;
  const { points, max } = section.profile;
  const shares = riasecLetters.map((letter) => points[letter] / max);
  return radarPath(shares, 16, { x: 20, y: 20 }).replaceAll(' ', ',');
}

const empty = 'M20,20';
