import type { ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { AccountSettings } from './account-settings.tsx';
import { FavouriteCareers, type LoadCareerNames } from './favourite-careers.tsx';
import { SavedResults } from './saved-results.tsx';

/** A person's results, careers and account; a visitor never loads it. */
export function PersonAccount({
  session,
  loadCareerNames,
  secondFactor,
  copy,
}: {
  session: Session;
  loadCareerNames: LoadCareerNames;
  secondFactor: ReactNode;
  copy: Copy;
}) {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-16">
      <div>
        <SavedResults copy={copy.attempts} />
        <FavouriteCareers
          userId={session.user.id}
          loadNames={loadCareerNames}
          copy={copy.favourites}
        />
      </div>
      <AccountSettings session={session} secondFactor={secondFactor} copy={copy.settings} />
    </div>
  );
}
