import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy as Compared } from '#content/dictionaries/es/career-compare.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import type { Career } from '#domain/matching/career.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import { voiceOnOne } from '#domain/matching/values-beyond-chance.ts';
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ValuesProfile } from '#domain/instruments/values/profile.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import { fill } from '#app/i18n/fill.ts';
import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import { MatchReasons } from '#app/features/careers/match-reasons.tsx';
import { MatchSum } from '#app/matching/match-sum.tsx';

type Named = { readonly name: string };
/** A type, with what one does in it. */
type Done = Named & { readonly does: string };

/** A person's six interests and a career's on one hexagon, with what they share, in words and as a sum. */
export function CareerCompare({
  career,
  name,
  profile,
  values,
  resultsPath,
  types,
  valueTypes,
  copy,
  compared,
}: {
  career: Career;
  name: string;
  profile: Exclude<InterestsProfile, { kind: 'incomplete' }>;
  values: ValuesProfile | undefined;
  resultsPath: string;
  types: ByLetter<Done>;
  valueTypes: ByValue<Named>;
  copy: Copy;
  compared: Compared;
}) {
  const toResults = (
    <p>
      <Link to={resultsPath}>{compared.results}</Link>
    </p>
  );
  const { points, max } = profile;
  const explained = explainMatch(points, career, max);
  if (profile.kind === 'flat' || explained.kind === 'flat') {
    return (
      <>
        <p className="max-w-(--measure)">{compared.flat}</p>
        {toResults}
      </>
    );
  }
  return (
    <div className="career-mine">
      <div className="stack">
        <p className="career-band">
          <strong className={`match-${explained.band}`}>{copy.bands[explained.band]}</strong>
        </p>
        <MatchReasons
          explained={explained}
          values={values && voiceOnOne(values, career)}
          types={types}
          valueTypes={valueTypes}
          copy={copy}
        />
        {toResults}
      </div>
      <div className="grid gap-2">
        <HexagonChart
          points={riasecLetters.map((letter) => {
            const value = points[letter] / max;
            const colorClass = `type-${letter.toLowerCase()}`;
            return {
              id: letter,
              letter,
              name: types[letter].name,
              value,
              low: value,
              high: value,
              colorClass,
            };
          })}
          other={riasecLetters.map((letter) => (career.interests[letter] - 1) / 6)}
          title={fill(compared.chart, { career: name })}
          description={compared.description}
        />
        <Legend copy={compared} />
      </div>
      <MatchSum
        explained={explained}
        career={{ name, interests: career.interests }}
        points={points}
        max={max}
        types={types}
        copy={copy.sum}
      />
    </div>
  );
}

/** Which line is whose, by its look and not by colour alone. */
function Legend({ copy }: { copy: Compared }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-8 font-semibold">
      {(['you', 'job'] as const).map((who) => (
        <li key={who} className="flex items-center gap-2">
          <svg width="40" height="12" aria-hidden="true">
            <path className={who === 'you' ? 'hexagon-shape' : 'hexagon-other'} d="M2 6h36" />
          </svg>
          {copy[who]}
        </li>
      ))}
    </ul>
  );
}
