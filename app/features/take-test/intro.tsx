import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { AllTests } from './all-tests.tsx';
import { DoorScene } from './door-scene.tsx';
import type { FormsCopy, IntroCopy } from './test-copy.ts';

/** The promise before the first question; `children` are the ways on, on a phone's first screen. */
export function Intro({
  test,
  isKeptOffline,
  copy,
  forms,
  children,
}: {
  test: InstrumentId;
  /** The network may go: everything that the tests need is here. */
  isKeptOffline: boolean;
  copy: IntroCopy;
  forms: FormsCopy | undefined;
  children: ReactNode;
}) {
  const paths = usePaths();
  return (
    <div className="page test-intro">
      <div className="test-door">
        <header className="page-head test-head">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
          <DoorScene />
        </header>
        <div className="stack test-ways-in" data-recall-with={attemptDatabaseName}>
          {children}
          <p className="test-age">{copy.age}</p>
          {forms && (
            <details className="fold">
              <summary>{forms.certaintyTitle}</summary>
              {forms.certainty.map((text) => (
                <p key={text} className="mt-2 text-muted">
                  {text}
                </p>
              ))}
            </details>
          )}
        </div>
      </div>
      <details className="fold test-promise">
        <summary>{copy.beforeTitle}</summary>
        <dl className="test-facts">
          {copy.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <section className="prose test-notes">
          <div>
            <h2>{copy.howTitle}</h2>
            <p>{copy.howText}</p>
          </div>
          <div>
            <h2>{copy.storedTitle}</h2>
            <p>{copy.storedText}</p>
          </div>
          <div>
            <h2>{copy.statusTitle}</h2>
            <p>{copy.statusText}</p>
            <p>
              <Link to={`${paths.to('method')}#${instruments[test].storedId}`}>{copy.method}</Link>
            </p>
          </div>
        </section>
      </details>
      <AllTests here={test} label={copy.otherTests} />
      {/* Said when the copy has arrived: at the foot, where it moves nothing. */}
      {isKeptOffline && (
        <p className="flex max-w-(--measure) gap-2.5 text-muted">
          <WifiOff size={20} className="mt-1 flex-none" aria-hidden="true" />
          {copy.worksOffline}
        </p>
      )}
    </div>
  );
}
