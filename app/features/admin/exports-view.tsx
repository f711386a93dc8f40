import { useEffect, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { exportPeople, type ExportKind } from '#app/data/admin/admin-people.ts';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { csvFile } from '#app/ui/save-file.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { SelectField } from './select-field.tsx';
import { useFreshCode } from './fresh-code.tsx';
import { peopleCsv } from './people/people-csv.ts';
import { WhyForm } from './why-form.tsx';
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
  const { isBusy, run } = useSubmission();
  const withFreshCode = useFreshCode();
  const url = made.kind === 'ready' ? made.url : undefined;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  async function make(why: string) {
    try {
      setMade({ kind: 'working', count: 0 });
      const came = await withFreshCode(() =>
        exportPeople(kind, why, (count) => setMade({ kind: 'working', count })),
      );
      if (came.kind === 'dismissed') return setMade({ kind: 'none' });
      const people = came.value;
      if (people.length === 0) return setMade({ kind: 'empty' });
      setMade({
        kind: 'ready',
        count: people.length,
        file: `${words.file[kind]}-${new Date().toISOString().slice(0, 10)}.csv`,
        url: URL.createObjectURL(csvFile(peopleCsv(people, copy))),
      });
    } catch {
      setMade({ kind: 'failed' });
    }
  }

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead max-w-(--measure)">{words.lead}</p>
      <WhyForm
        label={words.why}
        help={words.whyHelp}
        problem={copy.person.whyProblem}
        submit={words.submit}
        isBusy={isBusy}
        send={(why) => void run(() => make(why))}
      >
        <SelectField
          name="kind"
          label={words.kind}
          options={[
            { value: 'people', label: words.kinds.people },
            { value: 'contacts', label: words.kinds.contacts },
          ]}
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
      return (
        <Notice tone="error">
          <p>{copy.unreachable}</p>
        </Notice>
      );
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
