import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { openShareQuery } from '#app/data/attempts/open-share.ts';
import type { OpenedShare } from '#app/data/attempts/read-opened-share.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn, longDateIn } from '#content/wording/formats.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
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
  const isOwn = opened.data && 'isOwn' in opened.data && opened.data.isOwn;
  return (
    <>
      <PageHead eyebrow={isOwn ? copy.ownEyebrow : copy.eyebrow} title={copy.title} />
      <Opened token={token} opened={opened} {...props} />
    </>
  );
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
  if (token === '') return <Dead words={copy.unknown} copy={copy} />;
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
        {!share.isOwn && <WhoWeAre copy={copy.parents.who} />}
      </div>
    );
  }
  if (share.kind === 'summary') {
    return (
      <div className="grid grid-cols-1 gap-8">
        {!share.isOwn && !share.guess && <WhoWeAre copy={copy.parents.who} />}
        {renderSummary(share, onLook)}
        {!share.isOwn && share.guess && <WhoWeAre copy={copy.parents.who} />}
        {!share.isOwn && <Yours copy={copy.yours} />}
      </div>
    );
  }
  if (share.kind !== 'live') return <Dead words={copy[share.kind]} copy={copy} />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <Banner share={share} copy={copy} />
      <WhoWeAre copy={copy.parents.who} />
      {children(share)}
      <Yours copy={copy.yours} />
    </div>
  );
}

function Banner({ share, copy }: { share: LiveShare; copy: Copy }) {
  const locale = useLocale();
  const { banner, names } = copy;
  const date = longDateIn(locale);
  const until = { date: date.format(new Date(share.expiresAt)) };
  const tests = share.attempts.flatMap(({ instrument }) => instrumentName(names, instrument) ?? []);
  const shown = share.plan ? [...tests, copy.plan] : tests;
  const list = listIn(locale);
  return (
    <Notice title={fill(banner.title, { name: share.name.trim() || copy.nameless })}>
      <p>{fill(share.isOwn ? banner.own : banner.text, until)}</p>
      <p>{fill(banner.tests, { names: list.format(shown) })}</p>
    </Notice>
  );
}

/** Whose page this is, for who was sent here and knows none of it. */
function WhoWeAre({ copy }: { copy: Copy['parents']['who'] }) {
  return (
    <section className="stack max-w-(--measure)" aria-label={copy.title}>
      <p>{copy.text}</p>
      <p>{copy.test}</p>
    </section>
  );
}

function Dead({ words, copy }: { words: { title: string; text: string }; copy: Copy }) {
  return (
    <div className="stack max-w-(--measure)">
      <h2>{words.title}</h2>
      <p className="lead">{words.text}</p>
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
