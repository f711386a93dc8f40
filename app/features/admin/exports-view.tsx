// Files that an admin takes out, each for a reason.
import { useEffect, useState } from 'react';
import { exportPeople, type ExportKind, type ListedPerson } from '#app/data/admin/people.ts';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { csvFile } from '#app/ui/save-file.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from './frame/select-field.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from './frame/use-admin-action.ts';
import { WhyForm } from './frame/why-form.tsx';
import { peopleCsv } from './people/people-csv.ts';
import { WithdrawalsSection } from './withdrawals-section.tsx';

type Made =
  | { kind: 'none' }
  | { kind: 'working'; count: number }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'ready'; count: number; file: string; url: string };

/** Files about people, for a stated reason. */
export function ExportsView({ copy }: { copy: Copy }) {
  const words = copy.exports;
  const [kind, setKind] = useState<ExportKind>('people');
  const [made, setMade] = useState<Made>({ kind: 'none' });
  const { isBusy, act } = useAdminAction();
  const url = made.kind === 'ready' ? made.url : undefined;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  function make(why: string) {
    const working = (count: number) => setMade({ kind: 'working', count });
    working(0);
    act(
      () => exportPeople(kind, why, working),
      (people) => setMade(fileOf(people)),
      (came) => setMade({ kind: came === 'failed' ? 'failed' : 'none' }),
    );
  }

  function fileOf(people: ListedPerson[]): Made {
    if (people.length === 0) return { kind: 'empty' };
    const file = `${words.file[kind]}-${new Date().toISOString().slice(0, 10)}.csv`;
    const made = URL.createObjectURL(csvFile(peopleCsv(people, copy)));
    return { kind: 'ready', count: people.length, file, url: made };
  }

  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      <WhyForm
        words={{ ...copy.person, ...words }}
        submit={words.submit}
        isBusy={isBusy}
        send={make}
      >
        <SelectField
          name="kind"
          label={words.kind}
          options={(['people', 'contacts'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setMade({ kind: 'none' });
          }}
        />
      </WhyForm>
      <Outcome made={made} copy={copy} />
      <p className="max-w-(--measure) text-muted">{words.care}</p>
      <WithdrawalsSection copy={copy} />
    </>
  );
}

function Outcome({ made, copy }: { made: Made; copy: Copy }) {
  const words = copy.exports;
  switch (made.kind) {
    case 'none':
      return null;
    case 'working':
      return <p role="status">{fill(words.working, { n: made.count })}</p>;
    case 'failed':
      return <TextNotice tone="error" text={copy.unreachable} />;
    case 'empty':
      return <p role="status">{words.none}</p>;
    case 'ready':
      return (
        <Notice tone="success">
          <p>{fill(words.done, { n: made.count })}</p>
          <p>
            <a href={made.url} download={made.file}>
              {fill(words.download, { file: made.file })}
            </a>
          </p>
        </Notice>
      );
  }
}
