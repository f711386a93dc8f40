import { useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { spendRecoveryCode } from '#app/data/account/recovery-codes.ts';
import { signOut } from '#app/data/account/session.ts';
import { AskCode, askedText } from './ask-code.tsx';
import type { CodeKind } from './code-form.tsx';
import { AfterRecoveryCode } from './after-recovery-code.tsx';

/** The screen between the password, or a mailed link, and the account. */
export function CodeCard({
  email,
  hold,
  onDone,
  copy,
}: {
  /** Of the account that is halfway open. */
  email: string;
  /** Keeps the card where it is although the session becomes whole, or lets it go. */
  hold: (isHeld: boolean) => void;
  onDone: () => void;
  copy: Copy;
}) {
  const id = useId();
  const [kind, setKind] = useState<CodeKind>('code');
  const [isSpent, setIsSpent] = useState(false);
  if (isSpent) return <AfterRecoveryCode email={email} onDone={onDone} copy={copy} />;
  async function spend(code: string) {
    hold(true);
    const answer = await spendRecoveryCode(code);
    if (answer.kind === 'failed') hold(false);
    return answer;
  }
  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <div className="grid gap-2">
        <h1 id={`${id}-title`} className="text-3xl">
          {kind === 'code' ? copy.ask.title : copy.recover.title}
        </h1>
        <p className="text-muted wrap-anywhere">{askedText(kind, email, copy)}</p>
      </div>
      <AskCode
        kind={kind}
        onKind={setKind}
        spend={spend}
        onDone={() => (kind === 'recoveryCode' ? setIsSpent(true) : onDone())}
        onCancel={signOut}
        copy={copy}
      />
    </section>
  );
}
