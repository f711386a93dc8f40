import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { MatchExplanation } from '#domain/matching/explain-match.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import { fill } from '#app/i18n/fill.ts';
import { hundredthsIn, signedHundredthsIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Deferred } from '#app/ui/deferred.tsx';

/** The calculation as it is: six terms and their sum. */
export function MatchSum({
  explained,
  career,
  points,
  max,
  types,
  copy,
}: {
  explained: Extract<MatchExplanation, { kind: 'explained' }>;
  career: { readonly name: string; readonly interests: ByLetter<number> };
  points: ByLetter<number>;
  max: number;
  types: ByLetter<{ readonly name: string }>;
  copy: Copy['sum'];
}) {
  const locale = useLocale();
  const [figure, term] = [hundredthsIn(locale), signedHundredthsIn(locale)];
  const rows = riasecLetters.map((letter) => ({
    id: letter,
    cells: [
      `${letter} · ${types[letter].name}`,
      String(points[letter]),
      figure.format(career.interests[letter]),
      term.format(explained.contributions[letter]),
    ],
  }));
  return (
    <details className="fold no-print">
      <summary>{copy.title}</summary>
      <Deferred>
        <div className="grid gap-4">
          <p>{copy.text}</p>
          <DataTable
            caption={fill(copy.caption, { career: career.name })}
            columns={[
              { id: 'type', label: copy.type },
              { id: 'you', label: fill(copy.you, { max }), isNumber: true },
              { id: 'career', label: copy.career, isNumber: true },
              { id: 'adds', label: copy.adds, isNumber: true },
            ]}
            rows={[
              ...rows,
              {
                id: 'total',
                cells: [copy.total, '', '', figure.format(downToHundredths(explained.r))],
              },
            ]}
          />
        </div>
      </Deferred>
    </details>
  );
}

/** Rounded down, so that what lies below a line is never printed as that line. */
function downToHundredths(r: number): number {
  return Math.floor(r * 100 + 1e-9) / 100;
}
