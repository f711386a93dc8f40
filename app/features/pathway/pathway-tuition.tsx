import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import { tellTuitionTable } from '#content/tuition/tell-tuition-table.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { PairTable } from '#app/ui/pair-table.tsx';

/** Both prices of a public degree, region by region, with what to ask where the second is unknown. */
export function PathwayTuition({
  level: Heading,
  id,
  copy,
}: {
  level: 'h2' | 'h4';
  id?: string;
  copy: Copy;
}) {
  const locale = useLocale();
  const { tuition: words, answer } = copy;
  const told = { locale, words };
  return (
    <section id={id} className="stack max-w-[calc(var(--measure)+4rem)]">
      <Heading className={Heading === 'h4' ? 'text-[1.2rem] font-bold' : undefined}>
        {words.title}
      </Heading>
      <p className="max-w-(--measure)">{words.lead}</p>
      <p className="max-w-(--measure)">{words.who}</p>
      <PairTable
        caption={words.caption}
        columns={{ name: words.region, first: words.resident, second: words.foreign }}
        rows={tellTuitionTable(told)}
        words={{ newTab: answer.newTab, stale: answer.stale }}
      />
      <p className="pathway-note max-w-(--measure)">{words.scope}</p>
      <p className="pathway-ask max-w-(--measure)">{tellTuition(told).ask}</p>
    </section>
  );
}
