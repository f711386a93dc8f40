import type { Copy } from '#content/dictionaries/es/offline.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

/** Stands in for any page that cannot be fetched, and leads to those that need no network. */
export function OfflineView({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <HarbourRoom aside={{ points: [copy.sent] }}>
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
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
    </HarbourRoom>
  );
}
