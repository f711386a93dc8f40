import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { numberIn } from '#content/dictionaries/formats.ts';
import type { Part, Percentile } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { PartSection } from './part-section.tsx';

/** How long attentive people take for a question. */
export function TimesSection({ part, copy }: { part: Part<Percentile[]>; copy: Copy }) {
  const locale = useLocale();
  const words = copy.times;
  return (
    <PartSection part={part} words={words} copy={copy}>
      {(percentiles) => (
        <DataTable
          caption={words.caption}
          columns={[
            { id: 'percentile', label: words.percentile },
            { id: 'seconds', label: words.seconds, isNumber: true },
          ]}
          rows={percentiles.map(({ percent, value, low, high }) => ({
            id: String(percent),
            cells: [
              numberIn(locale).format(percent),
              estimateText(
                { value: value / 1000, low: low / 1000, high: high / 1000 },
                locale,
                copy,
              ),
            ],
          }))}
        />
      )}
    </PartSection>
  );
}
