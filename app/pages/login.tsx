// The page of signing in.
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/login.ts';
import { PlaceholderForm } from '#app/features/sign-in/placeholder-form.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';
import { Notice } from '#app/ui/notice.tsx';

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <HarbourRoom back={{ to: paths.to('landing'), text: copy.backHome }}>
      <div className="card stack">
        <h1 className="text-3xl">{copy.title}</h1>
        <p>{copy.lead}</p>
        <ButtonLink to={paths.to('auth')} className="w-full">
          {copy.toAuth}
        </ButtonLink>
        <p>
          {copy.registerQuestion}{' '}
          <Link className="font-semibold" to={paths.to('register')}>
            {copy.register}
          </Link>
        </p>
      </div>
      <section className="panel stack" aria-labelledby="login-sample">
        <h2 id="login-sample" className="text-xl">
          {copy.sample}
        </h2>
        <div id="login-note">
          <Notice>
            <p>{copy.note}</p>
          </Notice>
        </div>
        <PlaceholderForm copy={copy} />
      </section>
    </HarbourRoom>
  );
}
