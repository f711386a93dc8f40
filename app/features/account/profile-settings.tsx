import type { ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { AccountSettings } from './account-settings.tsx';
import { SavedResults } from './saved-results.tsx';

/** What a person can change: the account beside what it keeps, and how to take that out; a visitor never loads it. */
export function ProfileSettings({
  session,
  secondFactor,
  links,
  copy,
}: {
  session: Session;
  secondFactor: ReactNode;
  /** Every link to a result. */
  links: ReactNode;
  copy: Copy;
}) {
  return (
    <div className="grid gap-12 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-16">
      <AccountSettings session={session} secondFactor={secondFactor} copy={copy.settings} />
      <div>
        <SavedResults copy={copy.attempts} />
        {links}
      </div>
    </div>
  );
}
