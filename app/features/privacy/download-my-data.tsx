import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { fetchMyData } from '#app/data/privacy/my-data.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { myDataFile } from './my-data-file.ts';
import { PasswordGate } from './password-gate.tsx';

/** Everything the account keeps about the person, as a file, after their password. */
export function DownloadMyData({ email, copy }: { email: string; copy: Copy }) {
  const words = copy.privacy.takeAlong;
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
          const format = pressed === 'csv' ? 'csv' : 'json';
          const name = `faro-${answer.value.exported_at.slice(0, 10)}.${format}`;
          saveFile(name, await myDataFile(answer.value, format));
          setSaved(name);
          return { kind: 'done' };
        }}
      >
        {(isBusy) => (
          <div className="actions">
            <Button type="submit" value="json" busy={isBusy}>
              {isBusy ? words.busy : words.json}
            </Button>
            <Button type="submit" value="csv" variant="secondary" busy={isBusy}>
              {words.csv}
            </Button>
          </div>
        )}
      </PasswordGate>
      {saved && (
        <Notice tone="success" title={words.done.title}>
          <p className="wrap-anywhere">
            {words.done.text} <b>{saved}</b>
          </p>
        </Notice>
      )}
      <p className="text-[0.95rem] text-muted">
        {words.schema} <a href="/my-data.schema.json">my-data.schema.json</a>
      </p>
    </div>
  );
}
