import { fill } from '#app/i18n/fill.ts';
import { longDateIn, signedTenthsIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import { scaleNames } from '#content/report/tell-answers.ts';
import { compareSections } from '#domain/report/compare-sections.ts';
import type { Section } from '#domain/instruments/registry.ts';

/** What changed since the attempt before, within one version of a test only. */
export function Comparison({
  earlier,
  later,
  words,
}: {
  earlier: Section;
  later: Section;
  words: ReportWords;
}) {
  const locale = useLocale();
  const said = words.parts.comparison;
  const compared = compareSections(earlier, later);
  if (compared.kind === 'other-test') return null;
  const date = longDateIn(locale);
  const title = fill(said.title, { date: date.format(new Date(earlier.madeAt ?? 0)) });
  if (compared.kind === 'other-version') {
    return (
      <section className="stack">
        <h2>{title}</h2>
        <p>{said.otherVersion}</p>
      </section>
    );
  }
  const signed = signedTenthsIn(locale);
  const names = scaleNames(later, words);
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p>{said.text}</p>
      <DataTable
        caption={title}
        captionHidden
        columns={[
          { id: 'scale', label: said.scale },
          { id: 'before', label: said.before, isNumber: true },
          { id: 'after', label: said.after, isNumber: true },
          { id: 'change', label: said.change, isNumber: true },
          { id: 'meaning', label: said.meaning },
        ]}
        rows={compared.scales.map(({ scale, before, after, change, isReal }) => ({
          id: scale,
          cells: [
            names.get(scale) ?? scale,
            before,
            after,
            signed.format(change),
            isReal ? said.real : said.noise,
          ],
        }))}
      />
    </section>
  );
}
