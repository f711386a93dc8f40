import { Download, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ownFirstName } from '#app/data/account/first-name.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { SendByMail } from './send-by-mail.tsx';

type FileKind = 'pdf' | 'json' | 'csv';

export type ExportProps = {
  report: ReportInWords;
  level: LevelFilter;
  isGuest: boolean;
  /** Some of it has not reached the account yet, so the server cannot mail it. */
  isWaiting: boolean;
  share: ReactNode;
};

/** The ways to take a report away: PDF, data, paper, mail, and links for others. */
export function ExportOptions({ report, level, isGuest, isWaiting, share }: ExportProps) {
  const [making, setMaking] = useState<FileKind>();
  const [hasFailed, setFailed] = useState(false);
  const [name, setName] = useState(() => (isGuest ? '' : ownFirstName()));
  const copy = report.words.parts.take;
  const meeting = usePaths().to('meeting');

  async function download(kind: FileKind) {
    setMaking(kind);
    setFailed(false);
    try {
      const told = { ...report, name: name.trim(), now: new Date() };
      if (kind === 'pdf') await (await import('./save-pdf.ts')).savePdf(told);
      else (await import('./save-figures.ts')).saveFigures(kind, told);
    } catch {
      setFailed(true);
    } finally {
      setMaking(undefined);
    }
  }

  return (
    <>
      <p>{copy.text}</p>
      <TextField
        id="pdf-name"
        label={copy.name}
        help={copy.nameHelp}
        maxLength={80}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="take-actions">
        <Button busy={making === 'pdf'} onClick={() => void download('pdf')}>
          <Download size={20} aria-hidden="true" />
          {making === 'pdf' ? copy.making : copy.pdf}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          {copy.print}
        </Button>
        <Button variant="quiet" busy={making === 'json'} onClick={() => void download('json')}>
          {copy.json}
        </Button>
        <Button variant="quiet" busy={making === 'csv'} onClick={() => void download('csv')}>
          {copy.csv}
        </Button>
      </div>
      {hasFailed && <Notice tone="error">{copy.failed}</Notice>}
      {isGuest ? (
        <p className="text-muted">{copy.mailGuest}</p>
      ) : (
        <SendByMail report={report.report} level={level} isWaiting={isWaiting} copy={copy} />
      )}
      {share}
      <p>
        <Link to={meeting}>{copy.meeting}</Link>
      </p>
    </>
  );
}
