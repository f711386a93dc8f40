import type { Copy } from '#content/dictionaries/es/profile.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { firstInstrument, shownInstruments } from '#app/shown-instruments.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyHexagon } from './empty-hexagon.tsx';

/** Where the hexagon will be, before there is a result of interests. */
export function NoPortrait({
  greeting,
  hasDraft,
  copy,
}: {
  greeting: string;
  hasDraft: boolean;
  copy: Copy['summary'];
}) {
  const paths = usePaths();
  const words = copy.portrait;
  return (
    <section className="own-portrait">
      <EmptyHexagon />
      <div className="own-portrait-words stack min-w-0">
        <div className="grid gap-2">
          <p className="eyebrow">{greeting}</p>
          <h2>{hasDraft ? words.halfTitle : words.noneTitle}</h2>
          <p className="text-[1.1rem]">{hasDraft ? words.half : words.none}</p>
        </div>
        <div className="actions">
          <ButtonLink to={paths.to(shownInstruments[firstInstrument].page)}>
            {hasDraft ? words.resume : words.start}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
