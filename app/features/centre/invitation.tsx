import { useQuery } from '@tanstack/react-query';
import { acceptInvitation, invitationQuery } from '#app/data/centre/invitation.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import type { Copy } from '#content/dictionaries/es/invitation.ts';
import { useAct } from './frame/use-act.ts';
import { InvitationOver } from './invitation-over.tsx';

/** What a link invites to, and taking it up. */
export function Invitation({
  secret,
  signIn,
  onAccepted,
  copy,
}: {
  secret: string;
  /** Addresses of the ways in, for somebody who has not signed in. */
  signIn: { readonly create: string; readonly enter: string } | undefined;
  onAccepted: () => unknown;
  copy: Copy;
}) {
  const words = copy.invitation;
  const query = useQuery(invitationQuery(secret));
  return (
    <QueryResult query={query} copy={copy}>
      {(invitation) =>
        invitation === null ? (
          <InvitationOver copy={copy} />
        ) : (
          <div className="stack">
            <PageHead
              eyebrow={words.eyebrow}
              title={fill(words.title, { name: invitation.centre })}
              lead={words.role[invitation.role]}
            />
            {signIn ? (
              <>
                <p>{words.signIn}</p>
                <div className="actions">
                  <ButtonLink to={signIn.create}>{copy.create}</ButtonLink>
                  <ButtonLink variant="secondary" to={signIn.enter}>
                    {copy.signIn}
                  </ButtonLink>
                </div>
              </>
            ) : (
              <Accept secret={secret} onAccepted={onAccepted} copy={copy} />
            )}
          </div>
        )
      }
    </QueryResult>
  );
}

function Accept({
  secret,
  onAccepted,
  copy,
}: {
  secret: string;
  onAccepted: () => unknown;
  copy: Copy;
}) {
  const words = copy.invitation;
  const { isBusy, failure, act } = useAct();
  if (failure?.refusal === 'not-there') return <InvitationOver copy={copy} />;
  return (
    <>
      <TextNotice tone="error" text={failure && words.failed} />
      <p>
        <Button busy={isBusy} onClick={() => act(() => acceptInvitation(secret), onAccepted)}>
          {isBusy ? words.accepting : words.accept}
        </Button>
      </p>
    </>
  );
}
