import type { MatchExplanation } from '#domain/matching/explain-match.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue, WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';

type Named = { readonly name: string };

/** Why a career is suggested, in two or three sentences made from the calculation. */
export function MatchReasons({
  explained,
  values,
  liked,
  types,
  valueTypes,
  copy,
}: {
  explained: Extract<MatchExplanation, { kind: 'explained' }>;
  /** The second voice, where there is a values test to speak from. */
  values: ValuesMatch | undefined;
  liked?: string | undefined;
  types: ByLetter<Named>;
  valueTypes: ByValue<Named>;
  copy: Pick<Copy, 'reasons' | 'values'>;
}) {
  const locale = useLocale();
  const list = listIn(locale);
  const { shared, gap } = explained;
  const names = list.format(shared.map((letter) => types[letter].name));
  const sharedSentence = [copy.reasons.sharedNone, copy.reasons.sharedOne, copy.reasons.sharedTwo][
    shared.length
  ];
  const second =
    values &&
    saidValues(values, copy.values, (found) =>
      list.format(found.map((value) => valueTypes[value].name)),
    );
  return (
    <ul className="list">
      <li>{fill(sharedSentence ?? '', { names })}</li>
      {liked && <li>{liked}</li>}
      <li>
        {gap
          ? fill(gap.higher === 'career' ? copy.reasons.gapCareer : copy.reasons.gapPerson, {
              name: types[gap.letter].name,
            })
          : copy.reasons.gapNone}
      </li>
      {second && <li>{second}</li>}
    </ul>
  );
}

function saidValues(
  values: ValuesMatch,
  copy: Copy['values'],
  named: (values: readonly WorkValue[]) => string,
): string | undefined {
  if (values.kind === 'no-priorities') return undefined;
  if (values.kind === 'no-data') return copy['no-data'];
  const { voice, offered, missing } = values;
  if (voice === 'mixed') return copy.mixed;
  if (voice === 'agrees') {
    return offered.length > 0 ? fill(copy.agrees, { names: named(offered) }) : copy.agreesPlain;
  }
  return missing.length > 0 ? fill(copy.differs, { names: named(missing) }) : copy.differsPlain;
}
