import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { makeRecoveryCodes, spendRecoveryCode } from '#app/data/account/recovery-codes.ts';
import { giveCode, removeFactor } from '#app/data/account/second-factor.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeForm, type CodeKind } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes, or no second factor any more: either wants a code of the app first. */
export function ChangeFactor({
  change,
  email,
  onDone,
  onCancel,
  copy,
}: {
  change: 'making' | 'removing';
  email: string;
  onDone: () => void;
  onCancel: () => void;
  copy: Copy;
}) {
  const [made, setMade] = useState<AuthAnswer<readonly string[]>>();
  const [kind, setKind] = useState<CodeKind>('code');
  const isRemoving = change === 'removing';
  const words = isRemoving ? copy.setting.remove : copy.setting.makeCodes;
  if (made) return <RecoveryCodes email={email} made={made} onDone={onDone} copy={copy} />;

  async function send(code: string): Promise<AuthAnswer<unknown>> {
    if (isRemoving) return kind === 'code' ? removeFactor(code) : spendRecoveryCode(code);
    const answer = await giveCode(code);
    if (answer.kind === 'done') setMade(await makeRecoveryCodes());
    return answer;
  }

  return (
    <div className="grid gap-4">
      <p>{words.text}</p>
      <CodeForm
        key={kind}
        kind={kind}
        submit={words.submit}
        send={send}
        // The codes that were made are shown first.
        onDone={isRemoving ? onDone : () => {}}
        onCancel={onCancel}
        copy={copy}
      />
      {isRemoving && (
        <div>
          <Button
            variant="quiet"
            className="justify-start px-0! text-left"
            onClick={() => setKind(kind === 'code' ? 'recoveryCode' : 'code')}
          >
            {kind === 'code' ? copy.ask.lost : copy.recover.back}
          </Button>
        </div>
      )}
    </div>
  );
}
