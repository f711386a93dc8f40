import { useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { ReadApplicant } from '#domain/situation/read-applicant.ts';
import { mostMarks, type MarkRow } from '#domain/situation/calculation.ts';
import { offeredSubjects } from '#domain/admission/offered-subjects.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { markProblem } from './mark-problem.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldsProps } from './use-calculation.ts';

/** Single subjects with their marks, sat or hoped for; years only where they decide. */
export function MarkRows({
  said,
  read,
  change,
  copy,
}: Omit<FieldsProps, 'lists'> & { read: ReadApplicant; copy: Copy }) {
  const words = copy.marks;
  const title = useRef<HTMLHeadingElement>(null);
  const { marks, start, way } = said;
  const isPce = way === 'homologated-pce';
  const subjects = offeredSubjects(isPce ? 'pce' : 'given');
  const replace = (index: number, patch: Partial<MarkRow>) =>
    change({ marks: marks.map((row, at) => (at === index ? { ...row, ...patch } : row)) });
  return (
    <section className="grid gap-4">
      {/* Where the focus goes when a row leaves with the button that was pressed. */}
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="pathway-note">{isPce ? fill(words.pce, { year: start }) : words.other}</p>
      {marks.map((row, index) => (
        <MarkFields
          key={index}
          row={row}
          number={index + 1}
          subjects={subjects}
          years={isPce ? [start - 2, start - 1, start] : []}
          problem={markProblem(read.marks[index], copy.mean.markOutside, copy.form)}
          onChange={(patch) => replace(index, patch)}
          onRemove={() => {
            change({ marks: marks.filter((_, at) => at !== index) });
            title.current?.focus();
          }}
          copy={copy}
        />
      ))}
      {marks.length < mostMarks && (
        <div className="actions">
          <Button
            variant="secondary"
            onClick={() =>
              change({ marks: [...marks, { subject: '', mark: '', year: start, isHoped: false }] })
            }
          >
            {words.add}
          </Button>
        </div>
      )}
      {isPce && <p className="pathway-note">{words.offered}</p>}
    </section>
  );
}

function MarkFields({
  row,
  number,
  subjects,
  years,
  problem,
  onChange,
  onRemove,
  copy,
}: {
  row: MarkRow;
  number: number;
  subjects: readonly SubjectId[];
  years: readonly number[];
  problem: string | undefined;
  onChange: (patch: Partial<MarkRow>) => void;
  onRemove: () => void;
  copy: Copy;
}) {
  const words = copy.marks;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{fill(words.row, { n: number })}</legend>
      <div className="grid gap-3 md:grid-cols-[2fr_1fr_1fr]">
        <ChoiceField
          label={words.subject}
          value={row.subject}
          none={words.pick}
          options={withChosen(subjects, row.subject).map((value) => ({
            value,
            label: copy.subjects[value],
          }))}
          onChoose={(subject) => onChange({ subject })}
        />
        <TypedField
          label={words.mark}
          value={row.mark}
          problem={problem}
          onType={(mark) => onChange({ mark })}
        />
        {years.length > 0 && (
          <ChoiceField
            label={words.year}
            value={String(row.year)}
            options={[...new Set([...years, row.year])]
              .toSorted((a, b) => a - b)
              .map((year) => ({ value: String(year), label: String(year) }))}
            onChoose={(year) => onChange({ year: Number(year) })}
          />
        )}
      </div>
      <Checkbox
        label={words.hoped}
        checked={row.isHoped}
        onChange={() => onChange({ isHoped: !row.isHoped })}
      />
      <div className="actions">
        <Button variant="quiet" onClick={onRemove}>
          {fill(words.remove, { n: number })}
        </Button>
      </div>
    </fieldset>
  );
}

/** What was chosen while another way was told stays choosable. */
function withChosen(subjects: readonly SubjectId[], chosen: SubjectId | ''): readonly SubjectId[] {
  return chosen === '' || subjects.includes(chosen) ? subjects : [...subjects, chosen];
}
