import { useEffect, useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import type { AuthFailure } from '#app/data/backend/auth-failure.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { codeFailureText, isAboutCode } from './code-failure.ts';

/** The code of the app, six digits; or one of those for a lost phone. */
export type CodeKind = 'code' | 'recoveryCode';

/** One field for a code, and what came of it. What was typed stays, marked, so that typing replaces it. */
export function CodeForm({
  kind = 'code',
  submit,
  send,
  onDone,
  onCancel,
  copy,
}: {
  kind?: CodeKind;
  submit: string;
  send: (code: string) => Promise<AuthAnswer<unknown>>;
  onDone: () => void;
  /** The way back in place, where there is one. */
  onCancel?: (() => void) | undefined;
  copy: Copy;
}) {
  const id = useId();
  const locale = useLocale();
  const { isBusy, count, run } = useSubmission();
  const [shown, setShown] = useState<{ field?: string; notice?: string }>({});
  useEffect(() => {
    if (shown.field) mark(id);
  }, [id, shown.field, count]);

  async function give(form: HTMLFormElement): Promise<void> {
    const code = readCode(form, kind);
    if (code === undefined) return setShown({ field: copy[kind].missing });
    setShown({});
    const answer = await send(code);
    if (answer.kind === 'done') onDone();
    else explain(answer.failure);
  }

  function explain(failure: AuthFailure): void {
    const text = codeFailureText(failure, copy, locale);
    setShown(isAboutCode(failure) ? { field: text } : { notice: text });
  }

  return (
    <Form onSend={(form) => void run(() => give(form))}>
      {shown.notice && (
        <Notice tone="error" title={copy.errors.titles.generic}>
          <p>{shown.notice}</p>
        </Notice>
      )}
      <TextField
        key={kind}
        ref={takeFocus}
        id={id}
        name="code"
        label={copy[kind].label}
        help={copy[kind].help}
        error={shown.field}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize={kind === 'code' ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        className="code-input"
        maxLength={40}
        required
      />
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.code.checking : submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" className="justify-start px-0! text-left" onClick={onCancel}>
            {copy.setting.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Apps show `123 456`; copying it copies the blank. Undefined when it cannot be a code. */
function readCode(form: HTMLFormElement, kind: CodeKind): string | undefined {
  const typed = new FormData(form).get('code');
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (kind === 'recoveryCode') return text === '' ? undefined : text;
  const digits = text.replaceAll(/[\s.·-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** By the attribute, too: a dialog that opens gives the focus to the field that has it. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
}

function mark(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
