// The page of registration.
import { Check } from 'lucide-react';
import { Link } from '#app/ui/navigation/link.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { RegistrationForm } from '#app/features/sign-in/sign-up/registration-form.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { BackLink } from '#app/ui/back-link.tsx';

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <div className="page">
      <BackLink to={paths.to('landing')}>{copy.backHome}</BackLink>
      <div className="page-head">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="form-layout">
        <div className="card stack">
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
        </div>
        <aside className="panel stack" aria-labelledby="why">
          <h2 id="why" className="text-2xl">
            {copy.why.title}
          </h2>
          <ul className="grid gap-3">
            {copy.why.benefits.map((benefit) => (
              <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
                <Check size={22} className="mt-1 text-leaf" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
