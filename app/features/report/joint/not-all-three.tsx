import '../../../styles/joint.css';
import { Check } from 'lucide-react';
import { newestFinished, openDraft } from '#app/data/attempts/merged-attempts.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { shownInstruments } from '#app/shown-instruments.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import { namesIn } from '#content/instruments/registry.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { instrumentIds, type InstrumentId } from '#domain/instruments/registry.ts';

/** What will stand here, which tests are done, and the way to the others. */
export function NotAllThree({ attempts, copy }: { attempts: readonly Attempt[]; copy: Copy }) {
  const paths = usePaths();
  const locale = useLocale();
  const [names, take] = [namesIn(locale, 'name'), namesIn(locale, 'take')];
  const inSentence = namesIn(locale, 'testInSentence');
  const isDone = (id: InstrumentId) => newestFinished(attempts, id) !== undefined;
  const isBegun = (id: InstrumentId) => openDraft(attempts, id) !== undefined;
  const next = instrumentIds.find(isBegun) ?? instrumentIds.find((id) => !isDone(id));
  const night = useLoaded('night', async () => {
    const { NightAhead } = await import('./night-ahead.tsx');
    return <NightAhead />;
  });
  return (
    <ResultHero
      scene={night.data}
      colour="is-joint is-waiting"
      title={copy.missing.title}
      lead={copy.missing.text}
    >
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
                {isBegun(id) ? fill(copy.missing.resume, { test: inSentence[id] }) : take[id]}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </ResultHero>
  );
}
