import { useQuery } from '@tanstack/react-query';
import { Link } from '#app/ui/navigation/link.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { isAdminQuery } from '#app/data/account/profile.ts';
import { signOut } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Queries } from './queries.tsx';

/** The links of a signed-in person, loaded only for them. */
export function PersonLinks({ userId }: { userId: string }) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  const navigate = useNavigate();
  async function leave() {
    await signOut();
    await navigate(paths.to('landing'));
  }
  return (
    <ul className="nav-auth">
      <li>
        <Link to={paths.to('profile')}>{nav.profile}</Link>
      </li>
      <Queries>
        <AdminLink userId={userId} />
      </Queries>
      <li>
        <button type="button" className="nav-button" onClick={() => void leave()}>
          {nav.signOut}
        </button>
      </li>
    </ul>
  );
}

function AdminLink({ userId }: { userId: string }) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  const { data: isAdmin } = useQuery(isAdminQuery(userId));
  if (!isAdmin) return null;
  return (
    <li>
      <Link to={paths.to('admin')}>{nav.admin}</Link>
    </li>
  );
}
