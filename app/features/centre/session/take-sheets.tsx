import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '#app/data/centre/centres.ts';
import { sheetsQuery } from '#app/data/centre/sheets.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { useAct } from '#app/features/centre/frame/use-act.ts';
import { loadSheetParts, readSheet } from '#app/features/centre/seat/sheet-parts.ts';
import { sharedCsv } from '#app/features/centre/seat/shared-csv.ts';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { csvFile, saveFile } from '#app/ui/save-file.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { tellHomeSheet } from '#content/report/sheets/tell-home-sheet.ts';
import { tellInterview } from '#content/report/sheets/tell-interview.ts';

type Wanted = 'interview' | 'home' | 'csv';

/** What a class shares, as files: one page for each who shares, or a table. As it stands when the button is pressed. */
export function TakeSheets({
  session,
  group,
  shared,
}: {
  session: StaffSession;
  /** What the group is called. */
  group: string;
  /** How many share something. */
  shared: number;
}) {
  const { copy } = useArea();
  const words = copy.session.board.sheets;
  const take = useTake(session, group);
  if (shared === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <Section title={words.title}>
      <div className="actions">
        {(['interview', 'home', 'csv'] as const).map((wanted) => (
          <Button
            key={wanted}
            variant="secondary"
            busy={take.isBusy}
            onClick={() => take.start(wanted)}
          >
            {words[wanted]}
          </Button>
        ))}
      </div>
      <p role="status">
        {take.isBusy && (take.progress ? fill(words.progress, take.progress) : words.preparing)}
      </p>
      {take.progress && (
        <progress
          className="sheets-progress"
          aria-label={words.title}
          max={take.progress.total}
          value={take.progress.n}
        />
      )}
      <TextNotice tone="error" text={take.hasFailed && words.failed} />
    </Section>
  );
}

function useTake(session: StaffSession, group: string) {
  const { centre, makeSheets } = useArea();
  const locale = useLocale();
  const client = useQueryClient();
  const { isBusy, failure, act } = useAct();
  const [progress, setProgress] = useState<{ n: number; total: number }>();

  async function make(wanted: Wanted): Promise<void> {
    const [parts, shared] = await Promise.all([
      loadSheetParts(locale),
      // What was withdrawn a moment ago is not in it.
      client.fetchQuery(sheetsQuery(session.id)),
    ]);
    const sheets = await Promise.all(
      shared.map((sheet) => readSheet(sheet, { centre, session }, parts)),
    );
    const name = `${wanted}-${session.code.toLowerCase()}`;
    if (wanted === 'csv') return saveFile(`${name}.csv`, csvFile(sharedCsv(sheets, parts)));
    const { copy } = parts;
    const told =
      wanted === 'interview'
        ? await Promise.all(sheets.map((sheet) => tellInterview(sheet, parts)))
        : sheets.map((sheet) => tellHomeSheet(sheet, parts, location.host));
    setProgress({ n: 0, total: told.length });
    const bytes = await makeSheets(
      { title: fill(copy[wanted].document, { group }), sheets: told, printed: copy.printed },
      (n) => setProgress({ n, total: told.length }),
    );
    return saveFile(`${name}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
  }

  return {
    isBusy,
    hasFailed: failure !== undefined,
    progress: isBusy ? progress : undefined,
    start: (wanted: Wanted) => {
      setProgress(undefined);
      act(
        () => make(wanted),
        () => undefined,
      );
    },
  };
}
