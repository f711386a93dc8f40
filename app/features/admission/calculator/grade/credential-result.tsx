import { europeanListIn } from '#content/wording/formats.ts';
import type { Fact } from '#content/facts/fact.ts';
import { admissionFact } from '#content/facts/find-admission.ts';
import { officeUrls } from '#content/pathway/offices.ts';
import type { LeftOut, SubjectMark } from '#domain/admission/choose-marks.ts';
import type { MissingExams } from '#domain/admission/pce.ts';
import { credentialOf, type Applicant } from '#domain/admission/outlook.ts';
import { isVerified, type AdmissionRule } from '#domain/admission/rules.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { FactLines } from '#app/features/admission/fact-lines.tsx';
import { gradeText, gradeWords, type Said } from '../grade-words.ts';

/** The applicant's credential, with what counted and what did not; where it is not known, the office to ask. */
export function CredentialResult({
  rule,
  region,
  applicant,
  said,
}: {
  rule: AdmissionRule<Fact>;
  region: RegionId | '';
  applicant: Applicant;
  said: Said;
}) {
  const { copy } = said;
  const words = copy.result;
  const credential = credentialOf(rule, applicant);
  const phase = ownPhase(rule, region);
  return (
    <div className="grid gap-3">
      {credential.kind === 'ask' && <Ask rule={rule} said={said} />}
      {credential.kind === 'no-access' && <Notice tone="warn">{words.noAccess}</Notice>}
      {credential.kind === 'grade' && (
        <>
          <p role="status">
            {words.credential}: <strong>{gradeWords(credential.grade, said)}</strong>
          </p>
          <Counted {...credential} year={applicant.year} said={said} />
          {credential.missing && <Modality missing={credential.missing} said={said} />}
          {rule.formula === 'pce' && !rule.asksModality && <p>{words.modality.elsewhere}</p>}
        </>
      )}
      {isVerified(rule) && <Explained rule={rule} region={region} words={words} />}
      {phase && <p>{words.andalusia}</p>}
      <FactLines facts={phase ? [...rule.facts, phase] : rule.facts} copy={copy} />
    </div>
  );
}

/** Which exams the university asks for besides a grade. */
function Modality({
  missing: { exams, kinds },
  said: { locale, copy },
}: {
  missing: MissingExams;
  said: Said;
}) {
  const words = copy.result.modality;
  const named = kinds.map((kind) => words.kind[kind]);
  return (
    <Notice tone="warn" title={words.title}>
      <p>
        {exams === 1 ? words.one : fill(words.more, { n: exams })}{' '}
        {named.length > 0 && fill(words.kinds, { kinds: europeanListIn(locale).format(named) })}
      </p>
      <p>{words.without}</p>
    </Notice>
  );
}

/** What else is known of this way, there. */
function Explained({
  rule: { way },
  region,
  words,
}: {
  rule: AdmissionRule<Fact>;
  region: RegionId | '';
  words: Said['copy']['result'];
}) {
  if (way === 'pending') return <p>{words.pending}</p>;
  return way === 'homologated' && region === 'madrid' && <p>{words.madrid}</p>;
}

/** A diploma from abroad may have a phase of its own; nothing where it was not verified. */
function ownPhase({ way }: AdmissionRule<Fact>, region: RegionId | ''): Fact | undefined {
  if (region !== 'andalusia' || way === 'bachillerato' || way === 'vocational') return undefined;
  const phase = admissionFact('andalusia-foreign-phase-2026');
  return phase.mark === 'U' ? undefined : phase;
}

/** No number: an explanation, a question to send, and the office that answers it. */
function Ask({ rule: { way, office }, said }: { rule: AdmissionRule<Fact>; said: Said }) {
  const words = said.copy.result;
  const url = officeUrls[office];
  return (
    <Notice title={words.ask}>
      <p>{words.explained[way]}</p>
      <p>
        {url ? (
          <a href={url} target="_blank" rel="noopener">
            {words.office[office]}
            <span className="sr-only"> ({said.copy.newTab})</span>
          </a>
        ) : (
          words.office[office]
        )}
      </p>
    </Notice>
  );
}

function Counted({
  diploma,
  counted,
  surplus,
  leftOut,
  year,
  said,
}: Extract<ReturnType<typeof credentialOf>, { kind: 'grade' }> & { year: number; said: Said }) {
  const { locale, copy } = said;
  const words = copy.result;
  const named = ({ subject, mark }: SubjectMark) =>
    `${copy.subjects[subject]} ${gradeText(mark, locale)}`;
  const reason = (why: LeftOut['why'] | 'surplus', given: SubjectMark) =>
    fill(words.leftOut[why], {
      subject: copy.subjects[given.subject],
      mark: gradeText(given.mark, locale),
      year: given.year,
      counted: year,
    });
  return (
    <ul className="list">
      {counted.length > 0 && (
        <>
          <li>{fill(words.diploma, { points: gradeWords(diploma, said) })}</li>
          <li>
            {fill(words.counted, { marks: europeanListIn(locale).format(counted.map(named)) })}
          </li>
        </>
      )}
      {[...counted, ...surplus].some(({ isHoped }) => isHoped) && <li>{words.hoped}</li>}
      {surplus.map((given) => (
        <li key={given.subject}>{reason('surplus', given)}</li>
      ))}
      {leftOut.map(({ given, why }, index) => (
        <li key={index}>{reason(why, given)}</li>
      ))}
    </ul>
  );
}
