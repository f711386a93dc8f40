import {
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import { attemptsQuery } from '#app/data/attempts/account-attempts.ts';
import { claimHeldAttempts } from '#app/data/attempts/held-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { claimGuestData } from '#app/data/guest/claim-guest-data.ts';
import { documentQueries } from '#app/data/backend/query-client.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** Claims the answers that waited for the confirmation of the account, and goes on to the result. */
export function ClaimHeld({ secret, copy: { held: copy } }: { secret: string; copy: Copy }) {
  const session = useSession();
  if (session.kind === 'unknown') return null;
  return (
    <div className="page-narrow pb-0!">
      {session.kind === 'person' ? (
        <QueryClientProvider client={documentQueries()}>
          <Claim secret={secret} owner={session.session.user.id} copy={copy} />
        </QueryClientProvider>
      ) : (
        <SignInFirst secret={secret} copy={copy} />
      )}
    </div>
  );
}

function Claim({ secret, owner, copy }: { secret: string; owner: string; copy: Copy['held'] }) {
  const paths = usePaths();
  const queries = useQueryClient();
  const claim = useQuery({
    queryKey: ['held-attempts', secret, owner],
    queryFn: () => claimHeld(secret, owner, queries),
    staleTime: Infinity,
  });
  if (claim.isError || claim.fetchStatus === 'paused') {
    return (
      <RetryNotice
        tone="error"
        title={copy.failedTitle}
        text={copy.failedText}
        retry={copy.retry}
        onRetry={() => claim.refetch()}
      />
    );
  }
  if (claim.data === 'finished') {
    return <Redirect to={paths.to('results')} state={{ notice: 'saved' }} />;
  }
  if (claim.data === 'draft') return <Notice tone="success">{copy.draftSaved}</Notice>;
  if (claim.data === 'gone') {
    return (
      <Notice tone="warn" title={copy.goneTitle}>
        <p>{copy.goneText}</p>
      </Notice>
    );
  }
  return <Spinner label={copy.working} />;
}

/** Claims what the server holds and this browser's copies, and looks what the account has now. */
async function claimHeld(
  secret: string,
  owner: string,
  queries: QueryClient,
): Promise<'finished' | 'draft' | 'gone'> {
  const ids = await claimHeldAttempts(secret);
  if (ids.length === 0) return 'gone';
  await claimGuestData(ids, owner);
  const attempts = await queries.fetchQuery({ ...attemptsQuery(owner), staleTime: 0 });
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
