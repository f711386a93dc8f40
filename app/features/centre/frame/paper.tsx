import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import type { Copy as AreaCopy } from '#content/dictionaries/es/centre-area.ts';
import type { Copy } from '#content/dictionaries/es/sheets.ts';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { longDateIn } from '#content/wording/formats.ts';
import type { Area } from './area.ts';
import { SheetPaper } from './sheet-paper.tsx';
import { useAct } from './use-act.ts';

/** A told sheet with what can be done with it. `name`: of its file, without the ending. */
export function Paper({
  told,
  sheets,
  name,
  back,
  makeSheets,
  words,
  children,
}: {
  told: ToldReport;
  sheets: Copy;
  name: string;
  back?: ReactNode;
  makeSheets: Area['makeSheets'];
  words: AreaCopy['session']['paper'];
  children?: ReactNode;
}) {
  const locale = useLocale();
  const { isBusy, failure, act } = useAct();
  const [now] = useState(() => new Date());
  const { printed } = sheets;
  const save = () =>
    act(
      () => makeSheets({ title: told.title, sheets: [told], printed }, () => undefined),
      (bytes) => saveFile(`${forFile(name)}.pdf`, new Blob([bytes], { type: 'application/pdf' })),
    );
  return (
    <div className="stack">
      <div className="no-print stack">
        {back && <p>{back}</p>}
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
        copy={sheets}
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
