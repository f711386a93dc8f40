import { useQuery } from '@tanstack/react-query';
import { sheetQuery } from '#app/data/centre/sheets.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { toView, type CentrePlace } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Paper } from '#app/features/centre/frame/paper.tsx';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { tellHomeSheet } from '#content/report/sheets/tell-home-sheet.ts';
import { tellInterview } from '#content/report/sheets/tell-interview.ts';
import { loadSheetParts, readSheet } from './sheet-parts.ts';

/** One sheet of one pupil on the screen, to print or to keep. */
export function PaperView({ place }: { place: CentrePlace }) {
  const { centre, copy, makeSheets } = useArea();
  const locale = useLocale();
  const session = centre.sessions.find(({ id }) => id === place.session);
  const asked = useQuery(sheetQuery(place.seat));
  const told = useQuery({
    queryKey: ['centre', 'told', locale, place.kind, asked.data],
    queryFn: async () => {
      const parts = await loadSheetParts(locale);
      if (!asked.data || !session) return null;
      const sheet = await readSheet(asked.data, { centre, session }, parts);
      return {
        parts,
        report:
          place.kind === 'home'
            ? tellHomeSheet(sheet, parts, location.host)
            : await tellInterview(sheet, parts),
      };
    },
    ...fileQuery,
    enabled: asked.data !== undefined,
  });
  const back = toView('seat', { centre: centre.id, session: place.session, seat: place.seat });
  return (
    <Asked query={asked} copy={copy}>
      {({ shared, alias }) =>
        shared === 'nothing' ? (
          <p>{copy.session.seat.gone}</p>
        ) : told.data ? (
          <Paper
            told={told.data.report}
            sheets={told.data.parts.copy}
            makeSheets={makeSheets}
            words={copy.session.paper}
            name={`${place.kind}-${alias}`}
            back={<BackLink to={back}>{alias}</BackLink>}
          />
        ) : (
          <Spinner label={copy.loading} />
        )
      }
    </Asked>
  );
}
