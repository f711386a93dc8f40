import { useState } from 'react';
import type { StaffRole } from '#app/data/centre/centres.ts';
import { inviteStaff } from '#app/data/centre/manage.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { longDateAndTimeIn } from '#content/wording/formats.ts';
import { GroupChoice } from './group-choice.tsx';

/** Makes a link for one person. It is shown once: this browser alone knows its secret. */
export function InviteForm() {
  const { centre, copy, reload } = useArea();
  const words = copy.people.invite;
  const locale = useLocale();
  const path = usePaths().to('invitation');
  const { isBusy, failure, act } = useAct();
  const [role, setRole] = useState<StaffRole>('counsellor');
  const [groups, setGroups] = useState<readonly string[]>([]);
  const [made, setMade] = useState<{ address: string; until: string }>();
  const send = () =>
    act(
      () => inviteStaff(centre.id, role, groups),
      async ({ secret, expiresAt }) => {
        setMade({
          address: `${location.origin}${path}#${secret}`,
          until: longDateAndTimeIn(locale).format(new Date(expiresAt)),
        });
        await reload();
      },
    );
  return (
    <Section title={words.title} className="max-w-[36rem]">
      <RadioButtons
        legend={words.role}
        options={(['counsellor', 'lead'] as const).map((value) => ({
          value,
          label: words.roles[value],
        }))}
        value={role}
        onChange={setRole}
      />
      {centre.groups.length > 0 && (
        <GroupChoice legend={words.groups} chosen={groups} onChange={setGroups} />
      )}
      <p>
        <Button busy={isBusy} onClick={send}>
          {isBusy ? copy.start.saving : words.submit}
        </Button>
      </p>
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      {made && (
        <Notice tone="success">
          <p>{fill(words.made, { when: made.until })}</p>
          <p className="invitation-address">{made.address}</p>
          <CopyButton key={made.address} text={made.address} words={words} />
        </Notice>
      )}
    </Section>
  );
}
