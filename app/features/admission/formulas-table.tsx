import { admissionRules } from '#content/admission/rules.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import { countedFormula, type AdmissionRule } from '#domain/admission/rules.ts';
import type { Fact } from '#content/facts/fact.ts';
import { fill } from '#app/i18n/fill.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { FactLines } from './fact-lines.tsx';

/** Every rule of all Spain as a line that can be reckoned by hand. */
export function FormulasTable({ words, copy }: { words: Words; copy: Copy['formulas'] }) {
  return (
    <DataTable
      caption={copy.caption}
      ofWords
      asCards
      columns={[
        { id: 'way', label: copy.way },
        { id: 'formula', label: copy.formula },
      ]}
      rows={admissionRules
        .filter(({ region }) => region === 'spain')
        .map((rule) => ({
          id: rule.way,
          cells: [
            words.ways[rule.way],
            <div key="formula" className="grid gap-1">
              <p>{formulaWords(rule, copy)}</p>
              {countedFormula(rule) && (
                <p className="pathway-note">
                  {rule.addsSubjects ? copy.adds : copy.noAdds}{' '}
                  {fill(copy.year, { year: rule.year })}
                </p>
              )}
              <FactLines facts={rule.facts} copy={words} />
            </div>,
          ],
        }))}
    />
  );
}

function formulaWords(rule: AdmissionRule<Fact>, copy: Copy['formulas']): string {
  const formula = countedFormula(rule);
  if (!formula) return copy.unverified;
  return rule.way === 'vocational' ? copy.vocational : copy.of[formula];
}
