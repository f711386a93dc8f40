import '../styles/centre.css';
import { Suspense, type ComponentProps } from 'react';
import type { Copy } from '#content/dictionaries/es/invitation.ts';
import type { Invitation } from '#app/features/centre/invitation.tsx';
import { InvitationOver } from '#app/features/centre/invitation-over.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { StaffOnly } from '#app/sign-in-parts/staff-only.tsx';
import { useFragmentSecret } from '#app/sign-in-parts/use-fragment-secret.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
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
  if (secret === '') {
    return (
      <div className="page-narrow">
        <InvitationOver copy={copy} />
      </div>
    );
  }
  const invitation = (isIn: boolean) => (
    <div className="page-narrow">
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <Asked
          secret={secret}
          signIn={isIn ? undefined : { create: way({ mode: 'sign-up' }), enter: way({}) }}
          onAccepted={() => navigate(paths.to('centre'))}
          copy={copy}
        />
      </Suspense>
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

/** Only where there is something to ask for. */
const Asked = lazyComponent<ComponentProps<typeof Invitation>>(
  async () => (await import('#app/features/centre/invitation.tsx')).Invitation,
  PartMissing,
);
