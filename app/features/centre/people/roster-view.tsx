import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rosterQuery, setRoster } from '#app/data/centre/roster.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { readRoster, textOfFile, type ReadRoster } from './roster-lines.ts';
import { RosterPreview } from './roster-preview.tsx';

/** The list of a group, by alias alone: read from a file, looked at line by line, and only then saved. */
export function RosterView({ group }: { group: string }) {
  const { centre, copy } = useArea();
  const words = copy.people.roster;
  const query = useQuery(rosterQuery(group));
  const name = centre.groups.find(({ id }) => id === group)?.name ?? '';
  const [read, setRead] = useState<ReadRoster>();
  const [saved, setSaved] = useState<number>();
  const { isBusy, failure, act } = useAct();
  const save = (aliases: readonly string[]) =>
    act(
      () => setRoster(group, aliases),
      async (count) => {
        setRead(undefined);
        setSaved(count);
        await query.refetch();
      },
    );
  return (
    <div className="grid gap-8">
      <header className="stack">
        <p>
          <BackLink to={toView('groups', { centre: centre.id })}>
            {copy.people.groups.title[centre.kind]}
          </BackLink>
        </p>
        <h1>{fill(words.title, { name })}</h1>
        <p className="max-w-(--measure)">{words.lead}</p>
      </header>
      <Asked query={query} copy={copy}>
        {(aliases) => (
          <section className="stack">
            <p className="max-w-(--measure)">
              {aliases.length === 0
                ? words.none
                : fill(words.now, { n: aliases.length, names: aliases.join(', ') })}
            </p>
            {aliases.length > 0 && (
              <p>
                <Button variant="quiet" busy={isBusy} onClick={() => save([])}>
                  {words.clear}
                </Button>
              </p>
            )}
          </section>
        )}
      </Asked>
      <ChooseList
        onRead={(text) => {
          setSaved(undefined);
          setRead(readRoster(text, name));
        }}
      />
      {read?.problem && (
        <Notice tone="error">{fill(words.problems[read.problem], { n: 500 })}</Notice>
      )}
      {read && !read.problem && <RosterPreview read={read} isBusy={isBusy} onSave={save} />}
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      <TextNotice tone="success" text={saved !== undefined && fill(words.saved, { n: saved })} />
    </div>
  );
}

/** A file, or lines that were pasted; neither leaves the browser before it has been looked at. */
function ChooseList({ onRead }: { onRead: (text: string) => void }) {
  const { copy } = useArea();
  const words = copy.people.roster;
  const file = useId();
  const pasted = useId();
  async function send(element: HTMLFormElement) {
    const form = new FormData(element);
    const chosen = form.get('file');
    if (chosen instanceof File && chosen.size > 0) {
      // More than any list of 500 takes.
      const bytes = new Uint8Array(await chosen.slice(0, 200_000).arrayBuffer());
      return onRead(textOfFile(bytes));
    }
    onRead(formText(form, 'pasted'));
  }
  return (
    <Form className="form max-w-[36rem]" onSend={(element) => void send(element)}>
      <FieldFrame fieldId={file} label={words.file}>
        <input id={file} type="file" name="file" accept=".csv,.txt,text/csv" />
      </FieldFrame>
      <FieldFrame fieldId={pasted} label={words.paste}>
        <textarea
          id={pasted}
          name="pasted"
          className="field-input"
          rows={5}
          placeholder={words.example}
          autoComplete="off"
        />
      </FieldFrame>
      <Button type="submit" variant="secondary">
        {words.check}
      </Button>
    </Form>
  );
}
