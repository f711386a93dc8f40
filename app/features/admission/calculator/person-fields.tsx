import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { nextStart } from '#domain/calculation.ts';
import type { ReadApplicant } from '#domain/admission/read-applicant.ts';
import { asksMean, ways } from '#domain/admission/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { markProblem } from './mark-problem.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldsProps } from './use-calculation.ts';

/** How many of the next starts can be chosen. */
const starts = 4;

/** With which diploma, from when on, with which mean. */
export function PersonFields({
  said,
  read,
  change,
  today,
  copy,
}: FieldsProps & { read: ReadApplicant; today: string }) {
  const words = copy.form;
  const { way, start, mean, exam, isMeanUnknown, isExamUnknown } = said;
  const years = Array.from({ length: starts }, (_, ahead) => String(nextStart(today) + ahead));
  return (
    <>
      <div className="pathway-choices">
        <ChoiceField
          label={words.way}
          value={way}
          none="—"
          options={ways.map((value) => ({ value, label: copy.ways[value] }))}
          onChoose={(value) => change({ way: value })}
        />
        <ChoiceField
          label={words.start}
          value={String(start)}
          options={years.map((value) => ({ value, label: fill(words.startOf, { year: value }) }))}
          onChoose={(value) => change({ start: Number(value) })}
        />
      </div>
      {way !== '' && asksMean(way) && (
        <MeanField
          label={way === 'a-levels' ? words.ucas : words.mean}
          help={words.meanHelp}
          value={mean}
          isUnknown={isMeanUnknown}
          problem={markProblem(read.mean, words.outside, words)}
          onType={(value) => change({ mean: value })}
          onUnknown={() => change({ isMeanUnknown: !isMeanUnknown })}
          words={words}
        />
      )}
      {way === 'bachillerato' && (
        <MeanField
          label={words.exam}
          value={exam}
          isUnknown={isExamUnknown}
          problem={markProblem(read.exam, words.markOutside, words)}
          onType={(value) => change({ exam: value })}
          onUnknown={() => change({ isExamUnknown: !isExamUnknown })}
          words={words}
        />
      )}
    </>
  );
}

function MeanField({
  isUnknown,
  onUnknown,
  words,
  ...field
}: {
  label: string;
  help?: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
  isUnknown: boolean;
  onUnknown: () => void;
  words: Copy['form'];
}) {
  return (
    <div className="grid gap-2">
      {!isUnknown && <TypedField {...field} />}
      <Checkbox
        label={
          <>
            {words.unknown}
            <span className="sr-only">: {field.label}</span>
          </>
        }
        help={isUnknown ? words.unknownHelp : undefined}
        checked={isUnknown}
        onChange={onUnknown}
      />
    </div>
  );
}
