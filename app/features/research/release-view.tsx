import type { Copy } from '#content/dictionaries/es/research-results.ts';
import type { PublishedRelease } from '#app/data/research-releases.ts';
import { fill } from '#app/i18n/fill.ts';
import {
  hundredthsIn,
  longDayIn,
  tenThousandthsIn,
  thousandthsIn,
  wholeNumberIn,
} from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Correlations } from './correlations.tsx';
import { DownloadTables } from './download-tables.tsx';
import { FirstTable } from './first-table.tsx';
import { nameOfScale, nameOfTest, type ScaleNames } from './release-names.ts';

/** One test's release: who, how reliable, how the scales hang together, and what comes first for whom. */
export function ReleaseView({
  published,
  scaleNames,
  copy,
}: {
  published: PublishedRelease;
  scaleNames: ScaleNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const { release, isSynthetic, isRanked } = published;
  const words = copy.release;
  const hundredths = hundredthsIn(locale);
  const thousandths = thousandthsIn(locale);
  const wholeNumber = wholeNumberIn(locale);
  const { order } = release;
  const test = nameOfTest(copy, release.instrument);
  // Several tests stand on one page: a caption says which it is about.
  const about = (caption: string) => `${test}: ${caption}`;
  const name = (scale: string) => nameOfScale(copy, scaleNames, scale);
  return (
    <div className="stack">
      <h3>{test}</h3>
      {isSynthetic && <p className="demo-ribbon">{words.synthetic}</p>}
      <p>
        {fill(words.facts, {
          n: wholeNumber.format(release.n),
          from: longDayIn(locale).format(new Date(release.from)),
          to: longDayIn(locale).format(new Date(release.to)),
        })}
      </p>
      <DataTable
        caption={about(words.scales)}
        columns={[
          { id: 'scale', label: words.scale },
          { id: 'mean', label: words.mean, isNumber: true },
          { id: 'deviation', label: words.deviation, isNumber: true },
          { id: 'alpha', label: words.alpha, isNumber: true },
        ]}
        rows={release.scales.map(({ scale, mean, deviation, alpha }) => ({
          id: scale,
          cells: [
            name(scale),
            hundredths.format(mean),
            hundredths.format(deviation),
            alpha === null ? '–' : thousandths.format(alpha),
          ],
        }))}
      />
      <Correlations
        caption={about(words.correlations)}
        names={release.scales.map(({ scale }) => name(scale))}
        matrix={release.correlations}
        copy={copy}
      />
      {order && (
        <p className="max-w-(--measure)">
          {fill(words.order, {
            met: order.met,
            predictions: order.predictions,
            tied: order.tied,
            violated: order.violated,
            index: thousandths.format(order.index),
            p: tenThousandthsIn(locale).format(order.p),
          })}{' '}
          {copy.sample.healthy}
        </p>
      )}
      {release.firstByAge && (
        <FirstTable
          caption={about(words.byAge)}
          table={release.firstByAge}
          smallestCell={release.k}
          scaleNames={scaleNames}
          copy={copy}
        />
      )}
      {release.firstByCountry && (
        <FirstTable
          caption={about(words.byCountry)}
          table={release.firstByCountry}
          smallestCell={release.k}
          scaleNames={scaleNames}
          copy={copy}
          areCountries
        />
      )}
      {isRanked && !release.firstByAge && !release.firstByCountry && <p>{words.tooFew}</p>}
      <DownloadTables release={release} isSynthetic={isSynthetic} copy={copy} />
    </div>
  );
}
