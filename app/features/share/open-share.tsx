import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { openShareQuery } from '#app/data/attempts/open-share.ts';
import type { OpenedShare } from '#app/data/attempts/read-opened-share.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn, longDateIn } from '#content/wording/formats.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import type { Stage } from '#app/illustrations/sea/two-lights.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { NightHead } from '#app/ui/night/night-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import type { GuessFirstProps } from './guess-first.tsx';
import { useShareToken } from './share-token.ts';

export type LiveShare = Extract<OpenedShare, { kind: 'live' }>;

type OpenShareProps = {
  /** There is a link to open. */
  onOpening: () => void;
  /** What asks for a guess, while the link shows nothing else. */
  renderGuess: (given: GuessFirstProps) => ReactNode;
  /** A guest's summary. */
  renderSummary: (
    share: Extract<OpenedShare, { kind: 'summary' }>,
    onLook: () => Promise<void>,
  ) => ReactNode;
  /** The report, once the link has been opened. */
  children: (share: LiveShare) => ReactNode;
  copy: Copy;
};

/** What a link shows, or why it shows nothing (any more), below the page's head. */
export function OpenShare(props: OpenShareProps) {
  const { onOpening, copy } = props;
  const { token, isAgain } = useShareToken();
  const opened = useQuery({ ...openShareQuery(token ?? '', isAgain), enabled: Boolean(token) });
  const isOpening = Boolean(token);
  useEffect(() => {
    if (isOpening) onOpening();
  }, [isOpening, onOpening]);
  const share = opened.data;
  const isOwn = share && 'isOwn' in share && share.isOwn;
  const head = {
    eyebrow: isOwn ? copy.ownEyebrow : copy.eyebrow,
    title: token === '' ? copy.unknown.title : titleOf(share, copy),
  };
  return (
    <>
      {share?.kind === 'guess' ? (
        <NightHead words={head} drawing={drawings[stageOf(share)]} />
      ) : (
        <PageHead {...head} />
      )}
      <Opened token={token} opened={opened} {...props} />
    </>
  );
}

/** The drawing comes behind its page's words; its room is kept. */
const drawings = {
  asked: (given: { className: string }) => <Lights stage="asked" {...given} />,
  sent: (given: { className: string }) => <Lights stage="sent" {...given} />,
  both: (given: { className: string }) => <Lights stage="both" {...given} />,
};

function Lights({ stage, className }: { stage: Stage; className: string }) {
  const { data } = useLoaded('two-lights', () => import('#app/illustrations/sea/two-lights.tsx'));
  return data ? (
    <data.TwoLights stage={stage} className={className} />
  ) : (
    <div className={className} />
  );
}

/** How far a guess has come: its person sees both orders as soon as it is sent. */
function stageOf({ isSent, isOwn }: { isSent: boolean; isOwn: boolean }): Stage {
  if (!isSent) return 'asked';
  return isOwn ? 'both' : 'sent';
}

/** Whose result it is, what is asked before it is seen, or why there is none. */
function titleOf(share: OpenedShare | undefined, copy: Copy): string {
  if (share?.kind === 'guess') {
    if (!share.isSent) return copy.asking;
    return share.isOwn ? copy.guessed : copy.waiting;
  }
  if (share?.kind === 'live') {
    const name = share.isOwn ? '' : share.name.trim();
    return name === '' ? copy.title : fill(copy.titleOf, { name });
  }
  return share && share.kind !== 'summary' ? copy[share.kind].title : copy.title;
}

function Opened({
  token,
  opened,
  renderGuess,
  renderSummary,
  children,
  copy,
}: OpenShareProps & { token: string | undefined; opened: UseQueryResult<OpenedShare> }) {
  if (token === undefined) return <Spinner label={copy.loading} />;
  if (token === '') return <Dead text={copy.unknown.text} copy={copy} />;
  if (opened.isPending) return <Spinner label={copy.loading} />;
  if (opened.isError) {
    return (
      <RetryNotice
        tone="error"
        text={copy.failed}
        retry={copy.retry}
        onRetry={() => opened.refetch()}
      />
    );
  }
  const share = opened.data;
  const onLook = async () => void (await opened.refetch());
  if (share.kind === 'guess') {
    return (
      <div className="grid grid-cols-1 gap-8">
        {renderGuess({ token, ...share, onLook })}
        {!share.isOwn && (
          <p className="max-w-(--measure) text-muted">
            {copy.parents.who.text} {copy.parents.who.test}
          </p>
        )}
      </div>
    );
  }
  if (share.kind === 'summary') {
    return (
      <div className="grid grid-cols-1 gap-8">
        {renderSummary(share, onLook)}
        {!share.isOwn && <p className="max-w-(--measure) text-muted">{copy.parents.who.test}</p>}
        {!share.isOwn && <Yours copy={copy.yours} />}
      </div>
    );
  }
  if (share.kind !== 'live') return <Dead text={copy[share.kind].text} copy={copy} />;
  return (
    <div className="grid grid-cols-1 gap-10">
      {share.isOwn && <AboutLink share={share} copy={copy} />}
      {children(share)}
      {!share.isOwn && <AboutLink share={share} copy={copy} />}
      <Yours copy={copy.yours} />
    </div>
  );
}

/** What the link shows and until when; for its person before all, for a family after what they came for. */
function AboutLink({ share, copy }: { share: LiveShare; copy: Copy }) {
  const locale = useLocale();
  const { banner, names, parents } = copy;
  const date = longDateIn(locale);
  const until = { date: date.format(new Date(share.expiresAt)) };
  const tests = share.attempts.flatMap(({ instrument }) => instrumentName(names, instrument) ?? []);
  const shown = share.plan ? [...tests, copy.plan] : tests;
  const list = listIn(locale);
  return (
    <Notice title={fill(banner.title, { name: share.name.trim() || copy.nameless })}>
      <p>{fill(share.isOwn ? banner.own : banner.text, until)}</p>
      <p>{fill(banner.tests, { names: list.format(shown) })}</p>
      {!share.isOwn && <p>{parents.who.test}</p>}
    </Notice>
  );
}

function Dead({ text, copy }: { text: string; copy: Copy }) {
  return (
    <div className="stack max-w-(--measure)">
      <p className="lead">{text}</p>
      <Yours copy={copy.yours} />
    </div>
  );
}

function Yours({ copy }: { copy: Copy['yours'] }) {
  const paths = usePaths();
  return (
    <section className="panel stack no-print">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <p>
        <ButtonLink variant="secondary" to={paths.to('assessment')}>
          {copy.start}
        </ButtonLink>
      </p>
    </section>
  );
}
