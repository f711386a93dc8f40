import { useState } from 'react';
import type { Centre } from '#app/data/centre/centres.ts';
import {
  removeStaff,
  revokeInvitation,
  setGroupStaff,
  setStaffRole,
} from '#app/data/centre/manage.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { RemoveButton } from '#app/features/centre/frame/remove-button.tsx';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { listIn, longDateIn } from '#content/wording/formats.ts';
import { GroupChoice } from './group-choice.tsx';
import { InviteForm } from './invite-form.tsx';

type Member = Centre['staff'][number];

/** Who works at a centre, which groups each reads, and inviting more: for leads. */
export function StaffView() {
  const { centre, copy } = useArea();
  const words = copy.people.staff;
  return (
    <div className="grid gap-10">
      <section className="stack">
        <h1>{words.title}</h1>
        <p className="max-w-(--measure)">{words.lead}</p>
        <ul className="plain-rows">
          {centre.staff.map((member) => (
            <MemberRow key={member.user} member={member} />
          ))}
        </ul>
      </section>
      {centre.closing_at === null && <InviteForm />}
      {centre.invitations.length > 0 && <Waiting />}
    </div>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { centre, copy, reload } = useArea();
  const words = copy.people.staff;
  const list = listIn(useLocale());
  const { isBusy, failure, act } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>();
  const isLastLead =
    member.role === 'lead' && centre.staff.filter(({ role }) => role === 'lead').length === 1;
  const names = centre.groups
    .filter(({ id }) => member.groups.includes(id))
    .map(({ name }) => name);
  const save = (groups: readonly string[]) =>
    act(
      () => changeGroups(centre, member, groups),
      async () => {
        await reload();
        setChosen(undefined);
      },
    );
  const other = member.role === 'lead' ? 'counsellor' : 'lead';
  return (
    <li className="stack">
      <div>
        <h2 className="text-xl">
          {member.is_me ? fill(words.you, { name: member.name }) : member.name}
        </h2>
        <p className="text-muted">
          {words.roles[member.role]} · {names.length > 0 ? list.format(names) : words.noGroups}
        </p>
      </div>
      {chosen ? (
        <div className="stack">
          <GroupChoice legend={words.groups} chosen={chosen} onChange={setChosen} />
          <p>
            <Button busy={isBusy} onClick={() => save(chosen)}>
              {words.save}
            </Button>
          </p>
        </div>
      ) : (
        <div className="actions">
          <Button variant="quiet" onClick={() => setChosen(member.groups)}>
            {words.change}
          </Button>
          {!isLastLead && (
            <Button
              variant="quiet"
              busy={isBusy}
              onClick={() => act(() => setStaffRole(centre.id, member.user, other), reload)}
            >
              {other === 'lead' ? words.makeLead : words.makeCounsellor}
            </Button>
          )}
          {isLastLead ? (
            <p className="text-muted">{words.last}</p>
          ) : (
            <RemoveButton
              words={words}
              label={fill(words.removeOf, { name: member.name })}
              question={words.removeQuestion}
              remove={() => removeStaff(centre.id, member.user)}
            />
          )}
        </div>
      )}
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
    </li>
  );
}

/** Who reads a group is kept with the group: each that changes is written anew. */
async function changeGroups(centre: Centre, { user }: Member, wanted: readonly string[]) {
  for (const { id, staff } of centre.groups) {
    const users = staff.map((one) => one.user);
    if (users.includes(user) === wanted.includes(id)) continue;
    await setGroupStaff(
      id,
      wanted.includes(id) ? [...users, user] : users.filter((one) => one !== user),
    );
  }
}

function Waiting() {
  const { centre, copy } = useArea();
  const words = copy.people.invite;
  const date = longDateIn(useLocale());
  return (
    <Section title={words.waiting}>
      <ul className="plain-rows">
        {centre.invitations.map(({ id, role, expires_at }) => (
          <li key={id} className="actions">
            <span>
              {fill(words.until, {
                role: copy.people.staff.roles[role],
                when: date.format(new Date(expires_at)),
              })}
            </span>
            <RemoveButton
              words={{ ...copy.people.staff, remove: words.revoke }}
              label={fill(words.revokeOf, { role: words.roles[role].toLowerCase() })}
              question={words.revokeQuestion}
              remove={() => revokeInvitation(id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
