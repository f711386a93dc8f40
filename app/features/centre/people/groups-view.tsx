import { useState } from 'react';
import type { Centre } from '#app/data/centre/centres.ts';
import { removeGroup, renameGroup } from '#app/data/centre/manage.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { RemoveButton } from '#app/features/centre/frame/remove-button.tsx';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { CreateGroup } from '#app/features/centre/start/create-group.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { listIn } from '#content/wording/formats.ts';

type Group = Centre['groups'][number];

/** The groups of a centre (of a consultancy: its families), and who reads what they share. */
export function GroupsView() {
  const { centre, copy, reload } = useArea();
  const words = copy.people.groups;
  return (
    <div className="grid gap-10">
      <section className="stack">
        <h1>{words.title[centre.kind]}</h1>
        {centre.groups.length === 0 && <p>{words.none}</p>}
        <ul className="plain-rows">
          {centre.groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </ul>
      </section>
      {centre.closing_at === null && (
        <Section title={words.add[centre.kind]}>
          <CreateGroup onMade={reload} />
        </Section>
      )}
    </div>
  );
}

function GroupRow({ group }: { group: Group }) {
  const { centre, copy, reload } = useArea();
  const words = copy.people.groups;
  const list = listIn(useLocale());
  const [isRenaming, setIsRenaming] = useState(false);
  const names = group.staff.map(({ name }) => name);
  return (
    <li className="stack">
      <div>
        <h2 className="text-xl">{group.name}</h2>
        <p className="text-muted">
          {names.length > 0 ? fill(words.staff, { names: list.format(names) }) : words.nobody}
        </p>
      </div>
      {isRenaming ? (
        <RenameForm
          group={group}
          onDone={async () => {
            await reload();
            setIsRenaming(false);
          }}
        />
      ) : (
        <div className="actions">
          {centre.closing_at === null && (
            <ButtonLink
              variant="secondary"
              to={toView('open', { centre: centre.id, group: group.id })}
            >
              {copy.session.list.open}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={toView('roster', { centre: centre.id, group: group.id })}>
            {words.roster}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setIsRenaming(true)}>
            {words.rename}
          </Button>
          {centre.role === 'lead' && (
            <RemoveButton
              words={words}
              label={fill(words.removeOf, { name: group.name })}
              question={words.removeQuestion}
              remove={() => removeGroup(group.id)}
            />
          )}
        </div>
      )}
    </li>
  );
}

function RenameForm({ group, onDone }: { group: Group; onDone: () => unknown }) {
  const { centre, copy } = useArea();
  const { isBusy, failure, act } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  function send(element: HTMLFormElement) {
    const name = formText(new FormData(element), 'name');
    setIsWrong(name === '');
    if (name !== '') act(() => renameGroup(group.id, name), onDone);
  }
  return (
    <Form className="form max-w-[32rem]" onSend={send}>
      <TextField
        name="name"
        label={copy.start.group.name[centre.kind]}
        defaultValue={group.name}
        maxLength={60}
        autoComplete="off"
        error={isWrong ? copy.start.group.problem : undefined}
      />
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      <Button type="submit" busy={isBusy}>
        {copy.people.groups.renameSubmit}
      </Button>
    </Form>
  );
}
