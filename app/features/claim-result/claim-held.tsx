import {
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import { accountAttemptsQuery } from '#app/data/attempts/account-attempts.ts';
import {
  claimHeldAttempts,
  lookAtHeldAttempts,
  wereMadeHere,
  type HeldAttempt,
} from '#app/data/attempts/held-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { claimGuestData } from '#app/data/person/claim-guest-data.ts';
import { documentQueries } from '#app/data/backend/query-client.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { AskHeld } from './ask-held.tsx';

/**
 * Claims the answers that waited for the confirmation of the account, and goes on to the result. What this browser has not
 * made came by a link, which can be another person's: the person is asked first (threat A34).
 */
export function ClaimHeld({ secret, copy }: { secret: string; copy: Copy }) {
  const session = useSession();
  if (session.kind === 'unknown') return null;
  return (
    <div className="page-narrow pb-0!">
      {session.kind === 'person' ? (
        <QueryClientProvider client={documentQueries()}>
          <Claim secret={secret} owner={session.session.user.id} copy={copy} />
        </QueryClientProvider>
      ) : (
        <SignInFirst secret={secret} copy={copy.held} />
      )}
    </div>
  );
}

function Claim({ secret, owner, copy }: { secret: string; owner: string; copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [hasAgreed, setHasAgreed] = useState(false);
  const claim = useQuery({
    queryKey: ['held-attempts', secret, owner, hasAgreed],
    queryFn: () => lookAndClaim(secret, { owner, hasAgreed }, queries),
    staleTime: Infinity,
  });
  const { held } = copy;
  if (claim.isError || claim.fetchStatus === 'paused') {
    return (
      <RetryNotice
        tone="error"
        title={held.failedTitle}
        text={held.failedText}
        retry={held.retry}
        onRetry={() => claim.refetch()}
      />
    );
  }
  if (claim.data === 'finished') {
    return <Redirect to={paths.to('results')} state={{ notice: 'saved' }} />;
  }
  if (claim.data === 'draft') return <Notice tone="success">{held.draftSaved}</Notice>;
  if (claim.data === 'gone') {
    return (
      <Notice tone="warn" title={held.goneTitle}>
        <p>{held.goneText}</p>
      </Notice>
    );
  }
  if (claim.data === undefined) return <Spinner label={held.working} />;
  return (
    <AskHeld
      held={claim.data}
      copy={copy}
      onYes={() => setHasAgreed(true)}
      onNo={() => void navigate(paths.to('assessment'), { replace: true })}
    />
  );
}

/**
 * Claims what the server holds, with this browser's copies, and looks what the account has now; or says what there is to
 * ask about.
 */
async function lookAndClaim(
  secret: string,
  { owner, hasAgreed }: { owner: string; hasAgreed: boolean },
  queries: QueryClient,
): Promise<'finished' | 'draft' | 'gone' | readonly HeldAttempt[]> {
  if (!hasAgreed) {
    const held = await lookAtHeldAttempts(secret);
    if (held.length === 0) return 'gone';
    if (!(await wereMadeHere(held, owner))) return held;
  }
  const ids = await claimHeldAttempts(secret);
  if (ids.length === 0) return 'gone';
  await claimGuestData(ids, owner);
  const attempts = await queries.fetchQuery({ ...accountAttemptsQuery(owner), staleTime: 0 });
  const isFinished = attempts.some(({ id, state }) => state === 'submitted' && ids.includes(id));
  return isFinished ? 'finished' : 'draft';
}

function SignInFirst({ secret, copy }: { secret: string; copy: Copy['held'] }) {
  const paths = usePaths();
  const next = encodeURIComponent(`${paths.to('assessment')}?held=${secret}`);
  return (
    <Notice title={copy.signInTitle}>
      <p>{copy.signInText}</p>
      <div>
        <ButtonLink to={`${paths.to('auth')}?next=${next}`}>{copy.signIn}</ButtonLink>
      </div>
    </Notice>
  );
}
