import { useState } from 'react';
import { fetchMyData } from '#app/data/privacy/my-data.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { fileFormats, myDataFile } from './my-data-file.ts';
import { PasswordGate } from './password-gate.tsx';
import type { DataCopy } from './data-copy.ts';

/** Everything the account keeps about the person, after their password: to read, or as rows for another service. */
export function DownloadMyData({ email, copy }: { email: string; copy: DataCopy }) {
  const words = copy.privacy.takeAlong;
  const locale = useLocale();
  const [saved, setSaved] = useState<string>();
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>{words.text}</p>
      <PasswordGate
        email={email}
        copy={copy}
        onProof={async (proof, pressed) => {
          setSaved(undefined);
          const answer = await fetchMyData(proof);
          if (answer.kind === 'failed') return answer;
          const format = fileFormats.find((known) => known === pressed) ?? 'html';
          const name = `${words.fileName}-${answer.value.exported_at.slice(0, 10)}.${format}`;
          saveFile(name, await myDataFile(answer.value, format, locale));
          setSaved(name);
          return { kind: 'done' };
        }}
      >
        {(isBusy) => (
          <>
            <div className="actions">
              <Button type="submit" value="html" busy={isBusy}>
                {isBusy ? words.busy : words.read}
              </Button>
            </div>
            <div className="grid gap-3 border-t border-line pt-5">
              <p>
                {words.rows} <a href="/my-data.schema.json">my-data.schema.json</a>
              </p>
              <div className="actions">
                <Button type="submit" value="json" variant="secondary" busy={isBusy}>
                  {words.json}
                </Button>
                <Button type="submit" value="csv" variant="secondary" busy={isBusy}>
                  {words.csv}
                </Button>
              </div>
            </div>
          </>
        )}
      </PasswordGate>
      {saved && (
        <Notice tone="success" title={words.done.title}>
          <p className="wrap-anywhere">
            {words.done.text} <b>{saved}</b>
          </p>
        </Notice>
      )}
    </div>
  );
}
