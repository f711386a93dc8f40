import { cities } from '#content/cost/cities.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import type { Fact } from '#content/facts/fact.ts';
import { costFact } from '#content/facts/find-cost.ts';
import { wholeEurosIn } from '#content/wording/formats.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import type { Copy as TuitionCopy } from '#content/dictionaries/es/tuition.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import { tellTuitionTable } from '#content/tuition/tell-tuition-table.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { PairTable } from '#app/ui/pair-table.tsx';
import { FactLines } from './fact-lines.tsx';

/** What is known of living in Madrid, and not of other cities. */
const livingParts = ['food', 'transport', 'insurance'] as const;

/** Both prices of tuition, rooms by city, and what else is known. */
export function CostTables({
  words,
  tuition,
  stale,
  copy,
}: {
  words: Words;
  tuition: TuitionCopy;
  /** Said of a price that should have been looked at again. */
  stale: string;
  copy: Copy['costs'];
}) {
  const locale = useLocale();
  const euros = (amount: number) => wholeEurosIn(locale).format(amount);
  const told = { locale, words: tuition };
  const inMadrid = knownPrices(undefined, 'madrid');
  const rooms = cities
    .map((city) => ({ city, fact: costFact(city.room) }))
    .filter(({ fact }) => fact.mark !== 'U');
  // Portals differ by a hundred euros, so that a list is of one.
  const [listed = [], ...others] = [
    ...Map.groupBy(rooms, ({ fact }) => portalOf(fact)).values(),
  ].toSorted((a, b) => b.length - a.length);
  return (
    <>
      <details className="fold">
        <summary>{copy.tuition}</summary>
        <PairTable
          caption={tuition.caption}
          columns={{ name: tuition.region, first: tuition.resident, second: tuition.foreign }}
          rows={tellTuitionTable(told)}
          words={{ newTab: words.newTab, stale }}
        />
        <p className="pathway-ask max-w-(--measure)">{tellTuition(told).ask}</p>
      </details>
      <details className="fold">
        <summary>{copy.rooms}</summary>
        <DataTable
          caption={copy.rooms}
          columns={[
            { id: 'city', label: copy.city },
            { id: 'room', label: copy.room, isNumber: true },
          ]}
          rows={listed.map(({ city, fact }) => ({
            id: city.id,
            cells: [words.cost.cities[city.id], euros(Number(fact.value))],
          }))}
        />
        {others.flat().map(({ city, fact }) => (
          <p key={city.id}>
            {fill(copy.otherPortal, {
              city: words.cost.cities[city.id],
              price: euros(Number(fact.value)),
              portal: portalOf(fact),
            })}
          </p>
        ))}
        <StaleLine facts={rooms.map(({ fact }) => fact)} stale={stale} />
        <FactLines facts={rooms.map(({ fact }) => fact)} copy={words} />
      </details>
      <details className="fold">
        <summary>{copy.living}</summary>
        <DataTable
          caption={copy.living}
          columns={[
            { id: 'part', label: copy.part },
            { id: 'amount', label: copy.amount, isNumber: true },
          ]}
          rows={livingParts.flatMap((part) => {
            const price = inMadrid[part];
            if (!price) return [];
            const { low, high = low } = price;
            const amount =
              low === high
                ? euros(low)
                : fill(words.cost.range, { low: euros(low), high: euros(high) });
            return { id: part, cells: [words.parts[part], amount] };
          })}
        />
        <StaleLine
          facts={livingParts.flatMap((part) => inMadrid[part]?.facts ?? [])}
          stale={stale}
        />
        <FactLines
          facts={livingParts.flatMap((part) => inMadrid[part]?.facts ?? [])}
          copy={words}
        />
        <p>{copy.unknown}</p>
      </details>
    </>
  );
}

/** Below a table, that something in it is old, from the first day on which that is so; the boot script knows the day. */
function StaleLine({ facts, stale }: { facts: readonly Fact[]; stale: string }) {
  const [first] = facts.map(lastGoodDay).toSorted();
  if (first === undefined) return null;
  return (
    <p className="stale-line" data-stale-after={first}>
      {stale}
    </p>
  );
}

/** Who publishes a price of rooms: its source begins with the portal. */
function portalOf({ source }: Fact): string {
  return source.split(',')[0] ?? '';
}
