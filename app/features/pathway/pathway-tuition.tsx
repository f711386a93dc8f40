import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import { tellTuitionTable } from '#content/tuition/tell-tuition-table.ts';
import type { FamilyMoney } from '#content/pathway/family-money.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { PairTable, type PairCell } from '#app/ui/pair-table.tsx';

/** Both prices of a public degree, region by region, with what to ask where the second is unknown. */
export function PathwayTuition({
  written = (text) => text,
  amount,
  copy,
}: {
  /** As the country of the reader writes figures. */
  written?: (text: string) => string;
  /** In the family's money, where it is known. */
  amount?: FamilyMoney['amount'];
  copy: Copy;
}) {
  const locale = useLocale();
  const { tuition: words, answer } = copy;
  const told = { locale, words };
  const inMarks = ({
    amount: euros,
    detail,
    note,
    year,
    ...cell
  }: PairCell & { year: { low: number; high: number } | undefined }): PairCell => {
    const own = year && amount?.({ ...year, per: 'once' }).own;
    return {
      ...cell,
      amount: own ?? written(euros),
      detail: written(own ? [euros, detail].filter(Boolean).join('. ') : detail),
      ...(note !== undefined && { note: written(note) }),
    };
  };
  return (
    <section className="stack max-w-[calc(var(--measure)+4rem)]">
      <h4 className="text-[1.2rem] font-bold">{words.title}</h4>
      <p className="max-w-(--measure)">{words.lead}</p>
      <p className="max-w-(--measure)">{words.who}</p>
      <PairTable
        caption={words.caption}
        columns={{ name: words.region, first: words.resident, second: words.foreign }}
        rows={tellTuitionTable(told).map(({ first, second, ...row }) => ({
          ...row,
          first: inMarks(first),
          second: inMarks(second),
        }))}
        words={{ newTab: answer.newTab, stale: answer.stale }}
      />
      <p className="pathway-note max-w-(--measure)">{words.scope}</p>
      <p className="pathway-ask max-w-(--measure)">{tellTuition(told).ask}</p>
    </section>
  );
}
