import { useEffect, useRef, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { makeRecoveryCodes } from '#app/data/account/recovery-codes.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile, textFile } from '#app/ui/save-file.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { codeFailureText } from './code-failure.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** The recovery codes, this one time: to copy, to keep as a file; or, when they could not be made, once more. */
export function NewCodes({
  email,
  made,
  onDone,
  copy,
}: {
  email: string;
  made: AuthAnswer<readonly string[]>;
  onDone: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const { isBusy, run } = useSubmission();
  const [answer, setAnswer] = useState(made);
  const words = copy.codes;
  if (answer.kind === 'failed') {
    return (
      <Notice tone="warn" title={words.failed.title}>
        <p>{words.failed.text}</p>
        <p>{codeFailureText(answer.failure, copy, locale)}</p>
        <div>
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() => void run(async () => setAnswer(await makeRecoveryCodes()))}
          >
            {isBusy ? words.making : words.failed.retry}
          </Button>
        </div>
      </Notice>
    );
  }
  return <Codes email={email} codes={answer.value} onDone={onDone} copy={words} />;
}

function Codes({
  email,
  codes,
  onDone,
  copy,
}: {
  email: string;
  codes: readonly string[];
  onDone: () => void;
  copy: Copy['codes'];
}) {
  const locale = useLocale();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function save(): void {
    const { file } = copy;
    const date = longDateIn(locale).format(new Date());
    const head = [file.head, fill(file.account, { email }), fill(file.made, { date })];
    const text = [...head, '', ...codes, ''].join('\r\n');
    saveFile(file.name, textFile(text, 'text/plain'));
  }

  return (
    <div className="grid gap-4">
      <p ref={heading} tabIndex={-1} className="text-[1.1rem] font-semibold outline-none">
        {copy.title}
      </p>
      <p>{copy.lead}</p>
      <ul
        className="code-text grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4 gap-y-1"
        aria-label={copy.list}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <CopyButton text={codes.join('\n')} words={copy} />
        <Button variant="secondary" onClick={save}>
          {copy.download}
        </Button>
      </div>
      <div className="actions">
        <Button onClick={onDone}>{copy.done}</Button>
      </div>
    </div>
  );
}
