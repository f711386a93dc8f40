import type { ReactNode } from 'react';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { locales } from '#domain/locale.ts';
import { signOut } from '#app/data/account/session.ts';
import { signInMethodsOf } from '#app/data/account/sign-in-methods.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { EmailSetting } from './email-setting.tsx';
import { LocaleSetting } from './locale-setting.tsx';
import { NameSetting } from './name-setting.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { SignInMethods } from './sign-in-methods.tsx';

/** The owner of the account, how one gets in, where it is open, and the way out. */
export function AccountSettings({
  session,
  secondFactor,
  copy,
}: {
  session: Session;
  /** The setting of the second step of signing in. */
  secondFactor: ReactNode;
  copy: Copy['settings'];
}) {
  const { user } = session;
  const paths = usePaths();
  const navigate = useNavigate();
  async function leave() {
    await signOut();
    await navigate(paths.to('landing'));
  }
  const name: unknown = user.user_metadata.full_name;
  const email = user.email ?? '';
  const locale = locales.find((known) => known === user.user_metadata.locale) ?? 'es';
  return (
    <section className="panel self-start">
      <h2 className="mb-2 text-[1.4rem]">{copy.title}</h2>
      <NameSetting name={typeof name === 'string' ? name : ''} copy={copy} />
      <LocaleSetting locale={locale} copy={copy} />
      <EmailSetting email={email} awaited={user.new_email} copy={copy} />
      <SignInMethods user={user} copy={copy} />
      {signInMethodsOf(user).hasPassword && (
        <PasswordSetting person={{ id: user.id, email }} copy={copy} />
      )}
      {secondFactor}
      <OwnSessions userId={user.id} copy={copy} onLeave={leave} />
      <Leave copy={copy} onLeave={leave} />
    </section>
  );
}

function Leave({ copy, onLeave }: { copy: Copy['settings']; onLeave: () => Promise<void> }) {
  const { isBusy: isLeaving, run } = useSubmission();
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <Button variant="secondary" busy={isLeaving} onClick={() => void run(onLeave)}>
        {isLeaving ? copy.signingOut : copy.signOut}
      </Button>
      <p className="text-[0.95rem] text-muted">{copy.signOutNote}</p>
    </div>
  );
}
