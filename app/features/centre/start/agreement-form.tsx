import { useEffect, useState } from 'react';
import type { Agreement } from '#app/data/centre/centres.ts';
import { acceptAgreement } from '#app/data/centre/manage.ts';
import { sha256 } from '#app/data/device/secret.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { agreementText, agreementVersion } from '#content/centre-agreement.ts';
import { constants } from '#domain/constants.ts';

const bases = ['public-task', 'legitimate-interest', 'consent', 'contract'] as const;

/** What the centre and we agree on, and what a lead says of her pupils; both decide what a session may keep. */
export function AgreementForm({ onAccepted }: { onAccepted: () => unknown }) {
  const { centre, copy } = useArea();
  const words = copy.start.agreement;
  const { agreement } = copy;
  const { isBusy, failure, act } = useAct();
  const hash = useHash(agreementText(agreement));
  const before = centre.agreement;
  const [basis, setBasis] = useState<Agreement['legal_basis']>(
    before?.legal_basis ?? 'public-task',
  );
  const [age, setAge] = useState(before ? String(before.minimum_age) : '');
  const [isNotified, setIsNotified] = useState(false);
  const [hasAuthorisations, setHasAuthorisations] = useState(before?.authorisations ?? false);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const minimumAge = /^\d{1,2}$/.test(age) ? Number(age) : 0;
  const isAgeRight = minimumAge >= 6 && minimumAge <= 99;
  const keeps =
    hasAuthorisations || (centre.country === 'ES' && minimumAge >= constants.ageOfConsentYears);
  function send(element: HTMLFormElement) {
    setIsTried(true);
    const wrong = !isAgeRight ? 'age' : !isNotified ? 'notice' : !isAccepted ? 'accept' : undefined;
    if (wrong) return element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    act(
      async () =>
        acceptAgreement(centre.id, {
          version: agreementVersion,
          textHash: await sha256(agreementText(agreement)),
          legalBasis: basis,
          noticeGiven: isNotified,
          authorisations: hasAuthorisations,
          minimumAge,
        }),
      onAccepted,
    );
  }
  return (
    <div className="agreement">
      <article className="agreement-text stack" aria-label={agreement.title}>
        <h2>{agreement.title}</h2>
        <p>{agreement.parties}</p>
        <ol className="stack">
          {agreement.clauses.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="text-muted">
          {fill(words.version, { version: agreementVersion, hash: hash.slice(0, 12) })}
        </p>
        <p className="no-print">
          <Button variant="quiet" onClick={() => print()}>
            {words.print}
          </Button>
        </p>
      </article>
      <Form className="form no-print" onSend={send}>
        <fieldset className="grid gap-2">
          <legend className="field-label">{words.basis}</legend>
          <p className="field-help">{words.basisHelp}</p>
          {bases.map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="basis"
                className="check-box"
                checked={basis === one}
                onChange={() => setBasis(one)}
              />
              <span className="check-label">{words.bases[one]}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="age"
          label={words.age}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={age}
          onChange={({ target }) => setAge(target.value)}
          error={isTried && !isAgeRight ? words.ageProblem : undefined}
        />
        <Checkbox
          name="authorisations"
          label={words.authorisations}
          help={words.authorisationsHelp}
          checked={hasAuthorisations}
          onChange={({ target }) => setHasAuthorisations(target.checked)}
        />
        {isAgeRight && (
          <Notice tone={keeps ? 'info' : 'warn'}>
            <p>{keeps ? words.outcome.personal : words.outcome.count}</p>
          </Notice>
        )}
        <Checkbox
          name="notice"
          label={words.notice}
          checked={isNotified}
          onChange={({ target }) => setIsNotified(target.checked)}
          error={isTried && !isNotified ? words.noticeProblem : undefined}
        />
        <Checkbox
          name="accept"
          label={words.accept}
          checked={isAccepted}
          onChange={({ target }) => setIsAccepted(target.checked)}
          error={isTried && !isAccepted ? words.acceptProblem : undefined}
        />
        <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.start.saving : words.submit}
        </Button>
      </Form>
    </div>
  );
}

/** The fingerprint of what is shown; empty until it was reckoned, and where the browser does not hash. */
function useHash(text: string): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    void sha256(text).then(setHash, () => undefined);
  }, [text]);
  return hash;
}
