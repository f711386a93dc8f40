import '../../../styles/joint.css';
import { Check } from 'lucide-react';
import { newestFinished } from '#app/data/attempts/merged-attempts.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import { namesIn } from '#content/instruments/registry.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';

/** What will stand here, which tests are done, and the way to the others. */
export function NotAllThree({ attempts, copy }: { attempts: readonly Attempt[]; copy: Copy }) {
  const paths = usePaths();
  const locale = useLocale();
  const [names, take] = [namesIn(locale, 'name'), namesIn(locale, 'take')];
  const isDone = (id: (typeof instrumentIds)[number]) => newestFinished(attempts, id) !== undefined;
  const next = instrumentIds.find((id) => !isDone(id));
  return (
    // The night of the poster without its scene: what draws one comes with a result.
    <section className="result-hero is-joint is-waiting">
      <div className="result-hero-panel">
        <div className="result-hero-name">
          <h2>{copy.missing.title}</h2>
          <p>{copy.missing.text}</p>
        </div>
        <ul className="grid gap-3">
          {instrumentIds.map((id) => (
            <li key={id}>
              {isDone(id) ? (
                <span className="flex items-center gap-2">
                  <Check size={20} aria-hidden="true" />
                  {names[id]}
                  <span className="sr-only">({copy.missing.done})</span>
                </span>
              ) : (
                <ButtonLink
                  variant={id === next ? 'primary' : 'secondary'}
                  className="w-full md:w-auto"
                  to={paths.to(shownInstruments[id].page)}
                >
                  {take[id]}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
