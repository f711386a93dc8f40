import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sheetQuery } from '#app/data/centre/sheets.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { toView, type CentrePlace } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { useAct } from '#app/features/centre/frame/use-act.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { tellHomeSheet } from '#content/report/sheets/tell-home-sheet.ts';
import { tellInterview } from '#content/report/sheets/tell-interview.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { loadSheetParts, readSheet, type SheetParts } from './sheet-parts.ts';
import { SheetPaper } from './sheet-paper.tsx';

/** One sheet of one pupil on the screen, to print or to keep. */
export function PaperView({ place }: { place: CentrePlace }) {
  const { centre, copy } = useArea();
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
            parts={told.data.parts}
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

/** A told sheet with what can be done with it. `name`: of its file, without the ending. */
export function Paper({
  told,
  parts,
  name,
  back,
  children,
}: {
  told: ToldReport;
  parts: Pick<SheetParts, 'copy'>;
  name: string;
  back: ReactNode;
  children?: ReactNode;
}) {
  const { copy, makeSheets } = useArea();
  const words = copy.session.paper;
  const locale = useLocale();
  const { isBusy, failure, act } = useAct();
  const [now] = useState(() => new Date());
  const { printed } = parts.copy;
  const save = () =>
    act(
      () => makeSheets({ title: told.title, sheets: [told], printed }, () => undefined),
      (bytes) => saveFile(`${forFile(name)}.pdf`, new Blob([bytes], { type: 'application/pdf' })),
    );
  return (
    <div className="stack">
      <div className="no-print stack">
        <p>{back}</p>
        <div className="actions">
          <Button onClick={() => print()}>{words.print}</Button>
          <Button variant="secondary" busy={isBusy} onClick={save}>
            {isBusy ? words.making : words.pdf}
          </Button>
        </div>
        <TextNotice tone="error" text={failure && words.failed} />
        {children}
      </div>
      <SheetPaper
        told={told}
        printed={fill(printed, { date: longDateIn(locale).format(now) })}
        copy={parts.copy}
      />
    </div>
  );
}

/** As part of a file's name: letters and figures of any language's plain alphabet. */
function forFile(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
