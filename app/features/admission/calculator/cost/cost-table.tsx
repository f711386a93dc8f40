import { europeanListIn, eurosIn } from '#content/wording/formats.ts';
import { amountWords } from '#content/cost/price-words.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { Cost, CostLine } from '#domain/cost/cost.ts';
import { readEuros } from '#domain/cost/read-euros.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactLines } from '#app/features/admission/fact-lines.tsx';
import type { Said } from '../grade-words.ts';
import { TypedField } from '../typed-field.tsx';
import type { Change } from '../use-calculation.ts';

/** Every part with what is known of it and a field for the family's own figure. */
export function CostTable({
  cost,
  own,
  isDegree,
  change,
  said,
}: {
  cost: Cost<Fact>;
  /** Else a school is asked, and no university. */
  isDegree: boolean;
  own: Calculation['own'];
  change: Change;
  said: Said;
}) {
  return (
    <ul>
      {cost.lines.map((line) => (
        <li key={line.part}>
          <details className="fold is-whole">
            <summary>
              <span>{said.copy.parts[line.part]}</span>
              <span className="part-amount">
                {shortWords(line, said)} <small>{kindWords(line, said.copy.costParts)}</small>
              </span>
            </summary>
            <div className="grid items-start gap-3 md:grid-cols-[1fr_14rem] md:gap-6">
              <div className="grid gap-1">
                <Known
                  line={line}
                  ask={
                    !isDegree && (line.part === 'tuition' || line.part === 'fees')
                      ? said.copy.costParts.askCentre
                      : said.copy.costParts.ask[line.part]
                  }
                  said={said}
                />
              </div>
              <OwnField
                part={line.part}
                text={own[line.part] ?? ''}
                onType={(text) => change({ own: { ...own, [line.part]: text } })}
                copy={said.copy}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The amount and its pace; nothing of what is not known. */
function shortWords(line: CostLine<Fact>, { locale, copy }: Said): string {
  if (line.kind === 'unknown') return '';
  const { low, high } = line.amount;
  const amount = amountWords(
    { low, high: 'isFrom' in line && line.isFrom ? undefined : high },
    { words: copy.cost, locale },
  );
  return `${amount} ${copy.cost.pace[line.pace]}`;
}

/** How far an amount can be counted with. */
function kindWords(line: CostLine<Fact>, { kinds, counted }: Copy['costParts']): string {
  if (line.kind === 'own') return counted;
  return line.kind === 'known' ? kinds[line.age] : kinds[line.kind];
}

function OwnField({
  part,
  text,
  onType,
  copy,
}: {
  part: CostPart;
  text: string;
  onType: (text: string) => void;
  copy: Copy;
}) {
  const words = { ...copy.cost, ...copy.costParts };
  const read = readEuros(text);
  return (
    <TypedField
      label={
        <>
          {words.own}
          <span className="sr-only">: {copy.parts[part]}</span>
        </>
      }
      value={text}
      problem={
        read.kind === 'unreadable' ? fill(words.ownUnreadable, { text: read.text }) : undefined
      }
      onType={onType}
    />
  );
}

function Known({ line, ask, said }: { line: CostLine<Fact>; ask: string; said: Said }) {
  const { locale, copy } = said;
  const words = { ...copy.cost, ...copy.costParts };
  const pace = words.pace[line.pace];
  switch (line.kind) {
    case 'unknown':
      return <p>{ask}</p>;
    case 'own':
      return (
        <p>
          {eurosIn(locale).format(line.amount.low)} {pace} ({words.counted})
        </p>
      );
    case 'estimated': {
      const { basis, price } = line;
      const where = europeanListIn(locale).format(price.facts.map((fact) => fact.where[locale]));
      return (
        <>
          <p>
            {fill(words.estimated, {
              amount: amountWords(price, { words, locale }),
              pace,
              basis: fill(words.basis[basis], { where }),
            })}{' '}
            {ask}
          </p>
          <FactLines facts={price.facts} copy={copy} />
        </>
      );
    }
    case 'known':
      return (
        <>
          <p>
            {amountWords(line.price, { words, locale })} {pace} (
            {line.price.facts[0]?.where[locale]},{' '}
            {line.price.facts.some(({ mark }) => mark === 'S') ? words.press : words.official})
          </p>
          {line.age === 'stale' && <p className="pathway-stale">{words.stale}</p>}
          <FactLines facts={line.price.facts} copy={copy} />
        </>
      );
  }
}
