import { useQuery } from '@tanstack/react-query';
import { groupReportQuery, type GroupReport } from '#app/data/centre/group-report.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { Paper } from '#app/features/centre/frame/paper.tsx';
import { loadSheetParts } from '#app/features/centre/seat/sheet-parts.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { tellGroupReport } from '#content/report/sheets/tell-group-report.ts';
import { timeOfDayIn } from '#content/wording/formats.ts';
import { boardEvery } from './live-board.ts';
import { groupName } from './session-list.tsx';

type Made = Extract<GroupReport, { standing: 'made' }>;

/** The picture of a group as it was after the closing, or why there is none. */
export function ReportView({ session }: { session: string }) {
  const { centre, copy } = useArea();
  const words = copy.session.groupReport;
  const query = useQuery({
    ...groupReportQuery(session),
    refetchInterval: ({ state: { data } }) => (data?.standing === 'waiting' ? boardEvery : false),
  });
  const back = (
    <BackLink to={toView('board', { centre: centre.id, session })}>{words.back}</BackLink>
  );
  return (
    <Asked query={query} copy={copy}>
      {(report) => {
        if (report.standing === 'made') return <Told made={report} session={session} back={back} />;
        if (report.standing === 'waiting') return <Waiting report={report} back={back} />;
        const { title, text } = words.standings[report.standing];
        return (
          <div className="stack max-w-(--measure)">
            <p>{back}</p>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        );
      }}
    </Asked>
  );
}

/** Answers may still come: how many, and until when. */
function Waiting({
  report: { missing, until },
  back,
}: {
  report: Extract<GroupReport, { standing: 'waiting' }>;
  back: ReturnType<typeof BackLink>;
}) {
  const { copy } = useArea();
  const words = copy.session.groupReport.standings.waiting;
  const time = timeOfDayIn(useLocale()).format(new Date(until));
  return (
    <div className="stack max-w-(--measure)">
      <p>{back}</p>
      <h1>{words.title}</h1>
      <p role="status">{missing === 1 ? words.textOne : fill(words.text, { n: missing })}</p>
      <p>{fill(words.until, { time })}</p>
    </div>
  );
}

function Told({
  made,
  session,
  back,
}: {
  made: Made;
  session: string;
  back: ReturnType<typeof BackLink>;
}) {
  const { centre, copy, makeSheets } = useArea();
  const words = copy.session.groupReport;
  const locale = useLocale();
  const paths = usePaths();
  const parts = useQuery({
    queryKey: ['centre', 'sheet-parts', locale],
    queryFn: () => loadSheetParts(locale),
    ...fileQuery,
  });
  if (!parts.data) return <Spinner label={copy.loading} />;
  const found = centre.sessions.find(({ id }) => id === session);
  const group = found ? groupName(centre.groups, found) : '';
  const of = { centre: centre.name, group, madeAt: made.made_at };
  return (
    <Paper
      told={tellGroupReport(made, of, { words: parts.data.words, copy: words })}
      sheets={parts.data.copy}
      makeSheets={makeSheets}
      words={copy.session.paper}
      name={`informe-${group}`}
      back={back}
    >
      <p>
        <Link to={paths.to('lesson')}>{words.lesson}</Link>
      </p>
    </Paper>
  );
}
