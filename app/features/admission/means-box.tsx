import { wholeEurosIn } from '#content/wording/formats.ts';
import { livingFact } from '#content/facts/find-living.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FactLines } from './fact-lines.tsx';

/** What the consulate wants to see: never a part of what is spent. */
export function MeansBox({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const words = copy.costParts.show;
  const [percent, month] = [livingFact('means-iprem-percent'), livingFact('iprem-month-2026')];
  const facts = [percent, month];
  const isKnown = facts.every(({ mark }) => mark !== 'U');
  return (
    <section className="panel grid gap-2">
      <h3>{words.title}</h3>
      <p>
        {isKnown
          ? fill(words.text, {
              percent: percent.value,
              amount: wholeEurosIn(locale).format(Number(month.value)),
              year: '2026',
            })
          : words.unknown}
      </p>
      {isKnown && <FactLines facts={facts} copy={copy} />}
    </section>
  );
}
