import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { giveCode } from '#app/data/account/second-factor.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeForm, type CodeKind } from './code-form.tsx';

/**
 * Asks a person halfway signed in for the code of their app, or for one of those for a lost phone, which takes the second
 * factor away.
 */
export function AskCode({
  kind,
  onKind,
  spend,
  onDone,
  onCancel,
  copy,
}: {
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  /** Gives up one of the codes for a lost phone. */
  spend: (code: string) => Promise<AuthAnswer<unknown>>;
  onDone: () => void;
  /** Leaves without signing in, where that is not offered beside this already. */
  onCancel?: () => Promise<void>;
  copy: Copy;
}) {
  const [isLeaving, setIsLeaving] = useState(false);
  const isLost = kind === 'recoveryCode';
  async function leave(cancel: () => Promise<void>) {
    setIsLeaving(true);
    await cancel().finally(() => setIsLeaving(false));
  }
  return (
    <>
      <CodeForm
        key={kind}
        kind={kind}
        submit={isLost ? copy.recover.submit : copy.ask.submit}
        send={isLost ? spend : (code) => giveCode(code)}
        onDone={onDone}
        copy={copy}
      />
      {isLost && <p className="text-[0.95rem] text-muted wrap-anywhere">{copy.recover.noCodes}</p>}
      <div className="grid justify-items-start gap-1">
        <Button
          variant="quiet"
          className="justify-start px-0! text-left"
          onClick={() => onKind(isLost ? 'code' : 'recoveryCode')}
        >
          {isLost ? copy.recover.back : copy.ask.lost}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            className="justify-start px-0! text-left"
            busy={isLeaving}
            onClick={() => void leave(onCancel)}
          >
            {copy.ask.cancel}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is asked, in one sentence. */
export function askedText(kind: CodeKind, email: string, copy: Copy): string {
  return fill(kind === 'code' ? copy.ask.lead : copy.recover.lead, { email });
}
