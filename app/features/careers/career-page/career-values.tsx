import type { Copy } from '#content/dictionaries/es/career.ts';
import { hundredthsIn, listIn } from '#content/wording/formats.ts';
import { workValues, type ByValue } from '#domain/instruments/values/work-values.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { amountOf } from './career-facts.ts';

/** What an occupation gives, in words and figures beside small bars, or that it was not rated. */
export function CareerValues({
  values,
  types,
  amounts,
  copy,
}: {
  values: ByValue<number> | undefined;
  types: ByValue<{ readonly name: string }>;
  /** The words for much, some and little. */
  amounts: Pick<Copy['compare'], 'much' | 'some' | 'little'>;
  copy: Copy['values'];
}) {
  const locale = useLocale();
  const figure = hundredthsIn(locale);
  if (!values) return <p>{copy.none}</p>;
  const sorted = workValues.toSorted((a, b) => values[b] - values[a]);
  const names = sorted.map((value) => types[value].name);
  const least = sorted.at(-1);
  return (
    <>
      <p>
        {fill(copy.text, { names: listIn(locale).format(names.slice(0, 2)) })}
        {least && amountOf(values[least]) !== 'much' && (
          <> {fill(copy.least, { least: types[least].name })}</>
        )}
      </p>
      <ul className="amounts" aria-label={copy.caption}>
        {sorted.map((value) => (
          <li key={value} className={`amount is-value is-${amountOf(values[value])}`}>
            <span>{types[value].name}</span>
            <strong>
              {amounts[amountOf(values[value])]} <small>{figure.format(values[value])}</small>
            </strong>
          </li>
        ))}
      </ul>
      <p className="text-[0.95rem] text-muted">{copy.caption}</p>
    </>
  );
}
