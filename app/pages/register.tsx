// The page of registration.
import { Link } from '#app/ui/navigation/link.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { RegistrationForm } from '#app/features/sign-in/sign-up/registration-form.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <HarbourRoom
      back={{ to: paths.to('landing'), text: copy.backHome }}
      aside={{ title: copy.why.title, points: copy.why.benefits }}
    >
      <div className="grid gap-2">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="text-muted">{copy.lead}</p>
      </div>
      <RegistrationForm
        copy={copy.form}
        onRegistered={({ email, redirectTo, isSignedIn }) => {
          const state = isSignedIn ? null : { checkMail: { email, redirectTo } };
          return navigate(paths.to('auth'), { state });
        }}
      />
      <p>
        {copy.form.signInQuestion}{' '}
        <Link className="font-semibold" to={paths.to('auth')}>
          {copy.form.signIn}
        </Link>
      </p>
    </HarbourRoom>
  );
}
