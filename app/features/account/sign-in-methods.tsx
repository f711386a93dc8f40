import { useState } from 'react';
import type { User } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { requestPasswordReset } from '#app/data/account/auth.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import { signInMethodsOf } from '#app/data/account/sign-in-methods.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

/** The companies of an account, and without a password the way to one. Nothing for all other accounts. */
export function SignInMethods({ user, copy }: { user: User; copy: Copy['settings'] }) {
  const auth = usePaths().to('auth');
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const { providers, hasPassword } = signInMethodsOf(user);
  if (providers.length === 0 && hasPassword) return null;
  const { term, names, withPassword, noPassword, noWay, ask, asking, sent } = copy.waysIn;
  const list = providers.map((each) => names[each]).join(', ');
  const lacking = providers.length > 0 ? noPassword : noWay;
  const email = user.email ?? '';

  async function send(): Promise<void> {
    const answer = await requestPasswordReset(email, `${location.origin}${auth}?type=recovery`);
    setOutcome(
      answer.kind === 'done'
        ? { tone: 'success', text: fill(sent, { email }) }
        : { tone: 'error', text: failureText(answer.failure, copy.errors.failures) },
    );
  }

  return (
    <div className="grid gap-4 border-b border-line py-4">
      <div>
        <h3 className="text-[0.95rem] font-normal text-muted">{term}</h3>
        {list !== '' && (
          <p className="font-semibold">{hasPassword ? fill(withPassword, { list }) : list}</p>
        )}
      </div>
      {!hasPassword && (
        <div className="grid justify-items-start gap-3">
          <p className="text-[0.95rem] text-muted">{lacking}</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void run(send)}>
            {isBusy ? asking : ask}
          </Button>
        </div>
      )}
      {outcome && (
        <Notice tone={outcome.tone}>
          <p className="wrap-anywhere">{outcome.text}</p>
        </Notice>
      )}
    </div>
  );
}
