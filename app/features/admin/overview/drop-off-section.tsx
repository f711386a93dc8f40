import { useQuery } from '@tanstack/react-query';
import type { Overview } from '#app/data/admin/overview.ts';
import { Section } from '#app/ui/section.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { DropOffLine } from './drop-off-line.tsx';
import { dropOffs } from './drop-off.ts';
import { fullLengthsQuery } from './full-lengths.ts';

/** At which question attempts are left, per test and form. */
export function DropOffSection({ overview, copy }: { overview: Overview; copy: Copy }) {
  const { data: lengths } = useQuery(fullLengthsQuery);
  const words = copy.overview.dropOff;
  const order = instrumentIds.map((id): string => instruments[id].storedId);
  // A short form ends where the answers decide.
  const lengthOf = (instrument: string, form: string) =>
    form === 'full' ? (lengths?.[instrument] ?? 0) : 0;
  const lines = dropOffs(overview, lengthOf).toSorted(
    (a, b) => order.indexOf(a.instrument) - order.indexOf(b.instrument),
  );
  if (lines.length === 0) return null;
  return (
    <Section title={words.title}>
      <p className="max-w-(--measure) text-muted">{words.note}</p>
      <div className="admin-pairs">
        {lines.map((line) => (
          <DropOffLine key={`${line.instrument}/${line.form}`} line={line} copy={copy} />
        ))}
      </div>
    </Section>
  );
}
