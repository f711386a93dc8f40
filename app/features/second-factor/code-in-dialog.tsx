import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { spendRecoveryCode } from '#app/data/account/recovery-codes.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { AskCode, askedText } from './ask-code.tsx';
import type { CodeKind } from './code-form.tsx';

/** The code in a dialog over something else, which goes on by itself once the session is whole. */
export function CodeInDialog({ email, copy }: { email: string; copy: Copy }) {
  const [kind, setKind] = useState<CodeKind>('code');
  const { title, text } = copy.recover.done;
  return (
    <>
      <p className="wrap-anywhere">{askedText(kind, email, copy)}</p>
      <AskCode
        kind={kind}
        onKind={setKind}
        spend={spendRecoveryCode}
        onDone={() => {
          if (kind === 'recoveryCode') showToast({ tone: 'success', title, description: text });
        }}
        copy={copy}
      />
    </>
  );
}
