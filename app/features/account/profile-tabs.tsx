import type { Copy } from '#content/dictionaries/es/profile.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { profileTabs, searchOf, type ProfileTab } from './profile-tab.ts';

/** The parts of the profile in one row, one link each: an address, so that mails and bookmarks reach either. */
export function ProfileTabs({ shown, copy }: { shown: ProfileTab; copy: Copy['tabs'] }) {
  const here = usePaths().to('profile');
  return (
    <nav aria-label={copy.label} className="mb-8">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {profileTabs.map((tab) => (
          <li key={tab}>
            <Link
              className="flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline aria-[current]:border-sea aria-[current]:text-ink"
              to={here + searchOf(tab)}
              aria-current={tab === shown ? 'page' : undefined}
            >
              {copy.names[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
