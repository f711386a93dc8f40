import type { Copy } from '#content/dictionaries/es/offline.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** Stands in for any page that cannot be fetched, and leads to those that need no network. */
export function OfflineView({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <div className="night-room">
      <div className="night-room-form stack">
        <header className="page-head">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </header>
        <section className="stack">
          <h2 className="text-[1.4rem]">{copy.tests}</h2>
          <ul className="grid gap-3 justify-items-start">
            {instrumentIds.map((id) => (
              <li key={id}>
                <ButtonLink variant="secondary" to={paths.to(shownInstruments[id].page)}>
                  {copy.links[id]}
                </ButtonLink>
              </li>
            ))}
            <li>
              <ButtonLink variant="secondary" to={paths.to('results')}>
                {copy.links.results}
              </ButtonLink>
            </li>
          </ul>
        </section>
      </div>
      <aside>
        <p>{copy.sent}</p>
      </aside>
    </div>
  );
}
