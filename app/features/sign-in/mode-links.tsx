import { Link } from '#app/ui/navigation/link.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { searchForMode, type AuthMode } from './auth-mode.ts';

/** The ways between the modes; the forgotten password is offered where one is asked for. */
export function ModeLinks({
  mode,
  search,
  copy,
}: {
  mode: AuthMode;
  search: string;
  copy: Copy['toggles'];
}) {
  const { pathname } = useLocation();
  const to = (other: AuthMode) => ({ pathname, search: searchForMode(other, search) });
  if (mode === 'new-password') return null;
  if (mode === 'reset-request') {
    return (
      <p>
        <Link to={to('sign-in')}>{copy.backToSignIn}</Link>
      </p>
    );
  }
  const isSignIn = mode === 'sign-in';
  return (
    <div className="grid gap-2">
      {isSignIn && (
        <p>
          <Link to={to('reset-request')}>{copy.forgot}</Link>
        </p>
      )}
      <p>
        {isSignIn ? copy.noAccount : copy.hasAccount}{' '}
        <Link className="font-semibold" to={to(isSignIn ? 'sign-up' : 'sign-in')}>
          {isSignIn ? copy.toSignUp : copy.toSignIn}
        </Link>
      </p>
    </div>
  );
}
