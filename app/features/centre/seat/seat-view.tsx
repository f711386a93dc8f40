import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { sheetQuery, type SharedSheet } from '#app/data/centre/sheets.ts';
import { toView, type CentrePlace } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Section } from '#app/ui/section.tsx';
import { summaryLines } from '#content/report/sheets/tell-interview.ts';
import { SeatAppointment } from './seat-appointment.tsx';
import { SeatNotes } from './seat-notes.tsx';
import { SeatSteps } from './seat-steps.tsx';
import { loadSheetParts, readSheet } from './sheet-parts.ts';

/** What one pupil shares, and no more; the way to its sheets. */
export function SeatView({ place }: { place: CentrePlace }) {
  const { centre, copy } = useArea();
  const words = copy.session.seat;
  const query = useQuery(sheetQuery(place.seat));
  const to = { centre: centre.id, session: place.session, seat: place.seat };
  return (
    <div className="stack">
      <p className="no-print">
        <BackLink to={toView('board', { centre: centre.id, session: place.session })}>
          {words.back}
        </BackLink>
      </p>
      <Asked query={query} copy={copy}>
        {(sheet) => (
          <div className="grid grid-cols-1 gap-10">
            <header className="stack">
              <p className="eyebrow">
                {words.eyebrow}: {copy.session.board.shared[sheet.shared]}
              </p>
              <h1>{sheet.alias}</h1>
              {sheet.shared !== 'nothing' && (
                <div className="actions">
                  <ButtonLink to={toView('paper', { ...to, kind: 'interview' })}>
                    {words.interview}
                  </ButtonLink>
                  <ButtonLink variant="secondary" to={toView('paper', { ...to, kind: 'home' })}>
                    {words.home}
                  </ButtonLink>
                </div>
              )}
            </header>
            {sheet.shared === 'summary' && <Summary sheet={sheet} session={place.session} />}
            <SeatNotes sheet={sheet} look={() => query.refetch()} />
            <SeatSteps sheet={sheet} look={() => query.refetch()} />
            <SeatAppointment sheet={sheet} look={() => query.refetch()} />
            {sheet.shared === 'everything' && <Whole sheet={sheet} />}
          </div>
        )}
      </Asked>
    </div>
  );
}

function Summary({ sheet, session }: { sheet: SharedSheet; session: string }) {
  const { centre, copy } = useArea();
  const locale = useLocale();
  const of = centre.sessions.find(({ id }) => id === session);
  const told = useQuery({
    queryKey: ['centre', 'summary', locale, sheet],
    queryFn: async () => {
      const parts = await loadSheetParts(locale);
      const read = await readSheet(sheet, { centre, session: of ?? { group: '' } }, parts);
      return summaryLines(read.summary, parts);
    },
    ...fileQuery,
  });
  if (!told.data) return <Spinner label={copy.loading} />;
  return (
    <Section title={copy.session.seat.summaryTitle} className="max-w-(--measure)">
      {told.data.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  );
}

function Whole({ sheet }: { sheet: SharedSheet }) {
  const { copy, renderReport } = useArea();
  const words = copy.session.seat;
  return (
    <Section title={words.report}>
      <p className="text-muted">{fill(words.reportVoice, { alias: sheet.alias })}</p>
      {renderReport(sheet.attempts ?? [], sheet.alias)}
    </Section>
  );
}
