import '../styles/centre.css';
import type { Copy } from '#content/dictionaries/es/invitation.ts';
import { Invitation } from '#app/features/centre/invitation.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { StaffOnly } from '#app/sign-in-parts/staff-only.tsx';
import { useFragmentSecret } from '#app/sign-in-parts/use-fragment-secret.ts';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** `/centro/invitacion#…`: a link that lets one person join the staff of a centre. */
export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const secret = useFragmentSecret();
  const way = (mode: Record<string, string>) =>
    `${paths.to('auth')}?${new URLSearchParams({ ...mode, next: paths.to('invitation') })}`;
  if (secret === undefined) return <Spinner label={copy.loading} />;
  const invitation = (isIn: boolean) => (
    <div className="page-narrow">
      <Invitation
        secret={secret}
        signIn={isIn ? undefined : { create: way({ mode: 'sign-up' }), enter: way({}) }}
        onAccepted={() => navigate(paths.to('centre'))}
        copy={copy}
      />
    </div>
  );
  return (
    <StaffOnly
      loading={copy.loading}
      renderDoor={() => invitation(false)}
      eyebrow={copy.eyebrow}
      gate={copy.gate}
    >
      {invitation(true)}
    </StaffOnly>
  );
}
