import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { tenThousandthsIn, thousandthsIn, wholeNumberIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Correlations } from './correlations.tsx';

export type Sample = {
  readonly n: number;
  /** In the order R I A S E C, as the correlations. */
  readonly alphas: readonly number[];
  readonly correlations: readonly (readonly number[])[];
  readonly order: {
    readonly met: number;
    readonly index: number;
    readonly p: number;
    readonly indexOfTeenagers: number;
  };
};

/** A sample that others published, to compare with. */
export function SampleSection({ sample, copy }: { sample: Sample; copy: Copy }) {
  const locale = useLocale();
  const thousandths = thousandthsIn(locale);
  const wholeNumber = wholeNumberIn(locale);
  const words = copy.sample;
  const names = riasecLetters.map((letter) => words.types[letter].name);
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {words.text.map((paragraph) => (
        <p key={paragraph} className="max-w-(--measure)">
          {fill(paragraph, { n: wholeNumber.format(sample.n) })}
        </p>
      ))}
      <div className="max-w-(--measure)">
        <DataTable
          caption={words.alphas}
          columns={[
            { id: 'scale', label: copy.release.scale },
            { id: 'alpha', label: copy.release.alpha, isNumber: true },
          ]}
          rows={names.map((name, index) => ({
            id: name,
            cells: [name, thousandths.format(sample.alphas[index] ?? 0)],
          }))}
        />
      </div>
      <Correlations
        caption={words.correlations}
        names={names}
        matrix={sample.correlations}
        copy={copy}
      />
      <p className="max-w-(--measure)">
        {fill(words.order, {
          met: sample.order.met,
          index: thousandths.format(sample.order.index),
          p: tenThousandthsIn(locale).format(sample.order.p),
          teenagers: thousandths.format(sample.order.indexOfTeenagers),
        })}{' '}
        {words.healthy}
      </p>
    </section>
  );
}
