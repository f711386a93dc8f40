import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { staffRefusal } from '#app/data/centre/ask-staff.ts';
import { endMeeting, meetingQuery, type OpenedMeeting } from '#app/data/centre/meeting.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import type { Area } from '#app/features/centre/frame/area.ts';
import { Paper } from '#app/features/centre/frame/paper.tsx';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { loadSheetParts } from '#app/features/centre/seat/sheet-parts.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/meeting.ts';
import type { Copy as PageCopy } from '#content/dictionaries/es/meeting-page.ts';
import { tellMeeting } from '#content/report/sheets/tell-meeting.ts';
import { readMeeting, type Reckon } from './read-meeting.ts';

type Given = {
  readonly secret: string;
  readonly makeSheets: Area['makeSheets'];
  readonly reckon: Reckon;
  /** What opening and ending it is called. */
  readonly words: Copy;
  /** What is told on the page. */
  readonly copy: PageCopy;
};

/** What a family shows its adviser, on one page, and the end of the meeting. */
export function OpenMeeting(given: Given) {
  const { secret, words } = given;
  const query = useQuery(meetingQuery(secret));
  const [isEnded, setIsEnded] = useState(false);
  const { eyebrow, over, staff } = words.open;
  const isOver = isEnded || secret === '' || query.data === null;
  if (isOver) return <PageHead eyebrow={eyebrow} title={over.title} lead={over.text} />;
  // Whoever works at no centre is told where it is opened.
  const isStranger = query.isError && staffRefusal(query.error) === 'role';
  if (isStranger) return <PageHead eyebrow={eyebrow} title={words.open.title} lead={staff} />;
  return (
    <Asked query={query} copy={words}>
      {(opened) => opened && <Told {...given} opened={opened} onEnd={() => setIsEnded(true)} />}
    </Asked>
  );
}

function Told({
  opened,
  onEnd,
  secret,
  makeSheets,
  reckon,
  words,
  copy,
}: Given & { opened: OpenedMeeting; onEnd: () => void }) {
  const locale = useLocale();
  const told = useQuery({
    queryKey: ['centre', 'meeting-told', locale, secret],
    queryFn: async () => {
      const parts = await loadSheetParts(locale);
      const sheet = await readMeeting(opened, { locale, parts, reckon, copy });
      return {
        parts,
        report: tellMeeting(sheet, { ...parts, sheets: parts.copy, copy: copy.paper }),
      };
    },
    ...fileQuery,
  });
  if (!told.data) return <Spinner label={words.loading} />;
  const { end } = words.open;
  return (
    <Paper
      told={told.data.report}
      sheets={told.data.parts.copy}
      name={`reunion-${opened.what.name ?? ''}`}
      makeSheets={makeSheets}
      words={copy.sheet}
    >
      <ConfirmButton
        variant="secondary"
        press={end.press}
        question={end.question}
        copy={end}
        act={async () => {
          await endMeeting(secret);
          onEnd();
        }}
      />
    </Paper>
  );
}
