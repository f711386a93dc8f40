import type { ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { findProfession, professionScale, type Profession } from '#content/facts/professions.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { numberIn } from '#content/wording/formats.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { SmallHexagon } from '#app/ui/charts/small-hexagon.tsx';

/** Makes the `<Profession code="…">` of a language: a profession with its hexagon and its figures. */
export function createProfession(copy: Copy) {
  return function ProfessionView({ code, children }: { code: string; children?: ReactNode }) {
    const locale = useLocale();
    const profession = findProfession(code);
    const name = profession.name[locale];
    const { career } = profession;
    const paths = usePaths();
    const path = career && paths.toCareer(career[locale]);
    return (
      <section className="profession" aria-labelledby={`profession-${code}`}>
        <SmallHexagon
          points={pointsOf(profession)}
          label={fill(copy.profession.picture, { name })}
        />
        <div className="profession-words">
          <h3 id={`profession-${code}`}>{path ? <Link to={path}>{name}</Link> : name}</h3>
          <p className="text-base text-muted">
            {fill(copy.profession.letters, { letters: profession.letters.split('').join(', ') })}
          </p>
          {children}
          <Figures profession={profession} copy={copy} />
        </div>
      </section>
    );
  };
}

/** The hexagon in figures. */
function Figures({ profession, copy }: { profession: Profession; copy: Copy }) {
  const locale = useLocale();
  const { scores, occupation, code, dated, name } = profession;
  return (
    <details className="profession-figures">
      <summary>{copy.profession.figures}</summary>
      <DataTable
        caption={fill(copy.profession.table, { name: name[locale] })}
        columns={[
          { id: 'type', label: copy.profession.type },
          { id: 'score', label: copy.profession.score, isNumber: true },
        ]}
        rows={riasecLetters.map((letter) => ({
          id: letter,
          cells: [`${letter} · ${copy.types[letter]}`, numberIn(locale).format(scores[letter])],
        }))}
      />
      <p className="text-base text-muted">
        O*NET <span lang="en">{occupation}</span> ({code}), {dated}
      </p>
    </details>
  );
}

function pointsOf({ scores }: Profession) {
  const { min, max } = professionScale;
  return riasecLetters.map((letter) => ({
    letter,
    value: (scores[letter] - min) / (max - min),
    colorClass: `type-${letter.toLowerCase()}`,
  }));
}
