import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { ReadApplicant } from '#domain/situation/read-applicant.ts';
import { asksMean, type Way } from '#domain/admission/rules.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { markProblem } from './mark-problem.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldsProps } from './use-calculation.ts';

/** The mean that is brought, and of Spain's own exam the other one. */
export function MeanFields({
  said,
  read,
  change,
  copy,
}: Omit<FieldsProps, 'lists'> & { read: ReadApplicant; copy: Copy }) {
  const words = copy.mean;
  const { way, mean, exam, isMeanUnknown, isExamUnknown } = said;
  return (
    <>
      {way !== '' && asksMean(way) && (
        <MeanField
          label={meanLabel(way, words, read)}
          help={way === 'ib' ? words.ibHelp : words.meanHelp}
          value={mean}
          isUnknown={isMeanUnknown}
          problem={markProblem(
            read.mean,
            way === 'ib' ? words.ibOutside : words.outside,
            copy.form,
          )}
          onType={(value) => change({ mean: value })}
          onUnknown={() => change({ isMeanUnknown: !isMeanUnknown })}
          words={words}
        />
      )}
      {way === 'agreement' && !isMeanUnknown && (
        <ScaleFields said={said} read={read} change={change} words={words} />
      )}
      {way === 'bachillerato' && (
        <MeanField
          label={words.exam}
          value={exam}
          isUnknown={isExamUnknown}
          problem={markProblem(read.exam, words.markOutside, copy.form)}
          onType={(value) => change({ exam: value })}
          onUnknown={() => change({ isExamUnknown: !isExamUnknown })}
          words={words}
        />
      )}
    </>
  );
}

/** The ends of a scale that UNED has not converted yet. */
function ScaleFields({
  said: { pass, top },
  read: { scale },
  change,
  words,
}: Pick<FieldsProps, 'said' | 'change'> & { read: ReadApplicant; words: Copy['mean'] }) {
  const isNone = pass !== '' && top !== '' && !scale;
  return (
    <div className="grid gap-2">
      <p className="pathway-note">{words.scale}</p>
      <div className="grid grid-cols-2 gap-3">
        <TypedField
          label={words.pass}
          value={pass}
          problem={isNone ? words.scaleNone : undefined}
          onType={(value) => change({ pass: value })}
        />
        <TypedField
          label={words.top}
          value={top}
          problem={undefined}
          onType={(value) => change({ top: value })}
        />
      </div>
    </div>
  );
}

function meanLabel(way: Way, words: Copy['mean'], { scale }: ReadApplicant): string {
  if (scale) return words.ownMean;
  if (way === 'ib') return words.ib;
  return way === 'a-levels' ? words.ucas : words.mean;
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
  words: Copy['mean'];
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
