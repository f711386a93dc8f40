import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { eraseMyAccount } from '#app/data/privacy/my-data.ts';
import { signOut } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { PasswordGate } from './password-gate.tsx';
import type { DataCopy } from './data-copy.ts';

/** What goes, what must stay and why; then the password, and the account is gone. */
export function EraseAccount({ email, copy }: { email: string; copy: DataCopy }) {
  const words = copy.privacy.erase;
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-5">
      {[words.goes, words.stays].map(({ title, points }) => (
        <div key={title} className="grid gap-2">
          <h4 className="text-[1.05rem] font-semibold">{title}</h4>
          <ul className="list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{words.before}</p>
      <PasswordGate
        email={email}
        copy={copy}
        onProof={async (proof) => {
          const answer = await eraseMyAccount(proof);
          if (answer.kind === 'failed') return answer;
          if (answer.kind === 'lastAdmin') return { kind: 'refused', text: words.lastAdmin };
          await signOut();
          showToast({ tone: 'success', title: words.done.title, description: words.done.text });
          await navigate(paths.to('landing'));
          return { kind: 'done' };
        }}
      >
        {(isBusy) => (
          <div className="actions">
            <Button type="submit" variant="destructive" busy={isBusy}>
              {isBusy ? words.busy : words.submit}
            </Button>
          </div>
        )}
      </PasswordGate>
    </div>
  );
}
