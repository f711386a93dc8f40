import type { Attempt } from '#domain/instruments/attempt.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';

/** The other results there are, each one press away. */
export function History({
  shown,
  finished,
  copy,
  onShow,
}: {
  shown: Attempt;
  finished: readonly Attempt[];
  copy: Copy['report']['history'];
  onShow: (id: string) => void;
}) {
  const locale = useLocale();
  const others = finished.filter(({ id }) => id !== shown.id);
  if (others.length === 0) return null;
  const date = longDateIn(locale);
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      <ul className="grid justify-items-start gap-1">
        {others.map(({ id, submittedAt }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => onShow(id)}>
              {id === finished[0]?.id
                ? copy.newest
                : fill(copy.show, { date: date.format(new Date(submittedAt ?? 0)) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
