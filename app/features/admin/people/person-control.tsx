import { useState } from 'react';
import {
  correctPerson,
  erasePerson,
  freezePerson,
  unfreezePerson,
} from '#app/data/admin/control.ts';
import type { WholePerson } from '#app/data/admin/person.ts';
import { day } from '#app/features/admin/frame/dates.ts';
import { Section } from '#app/ui/section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { CorrectFields, correctionOf } from './correct-fields.tsx';
import { ActionWithReason } from './action-with-reason.tsx';

type Act = keyof Copy['control']['acts'];

/** What an admin may do with an account (decision 109), and whether it is frozen now. */
export function PersonControl({
  person,
  copy,
  onDone,
}: {
  person: WholePerson;
  copy: Copy;
  /** The account is another now, was erased here, or is not there any more. */
  onDone: (outcome: 'changed' | 'erased' | 'gone') => void;
}) {
  const { acts, title, lead, fields } = copy.control;
  // After an act the form begins anew, with the account as it is then.
  const [last, setLast] = useState<{ act: Act; count: number }>();
  const { id } = person;
  const isFrozen = person.restricted_at !== null;
  const part = (act: Act) => ({
    key: `${act}-${last?.count ?? 0}`,
    words: acts[act],
    copy,
    done: (outcome: 'done' | 'gone') => {
      if (outcome === 'gone') return onDone('gone');
      if (act === 'erase') return onDone('erased');
      setLast((before) => ({ act, count: (before?.count ?? 0) + 1 }));
      onDone('changed');
    },
  });
  const { key: correctKey, ...correct } = part('correct');
  const { key: freezeKey, ...freeze } = part('freeze');
  const { key: minorKey, ...minor } = part('minor');
  const { key: unfreezeKey, ...unfreeze } = part('unfreeze');
  const { key: eraseKey, ...erase } = part('erase');
  return (
    <Section title={title} className="max-w-(--measure)">
      <p>{lead}</p>
      <State person={person} copy={copy} />
      {last && <TextNotice key={last.count} tone="success" text={acts[last.act].done} />}
      <div>
        <ActionWithReason
          key={correctKey}
          {...correct}
          check={(form) =>
            Object.keys(correctionOf(form, person)).length === 0 ? fields.nothing : undefined
          }
          act={(why, form) => correctPerson(id, why, correctionOf(form, person))}
        >
          <CorrectFields person={person} copy={copy} />
        </ActionWithReason>
        {isFrozen && (
          <ActionWithReason
            key={unfreezeKey}
            {...unfreeze}
            act={(why) => unfreezePerson(id, why)}
          />
        )}
        {person.held_for === null && (
          <ActionWithReason
            key={freezeKey}
            {...freeze}
            act={(why) => freezePerson(id, why, false)}
          />
        )}
        {person.held_for !== 'minor' && (
          <ActionWithReason key={minorKey} {...minor} act={(why) => freezePerson(id, why, true)} />
        )}
        <ActionWithReason key={eraseKey} {...erase} act={(why) => erasePerson(id, why)} />
      </div>
    </Section>
  );
}

function State({ person, copy }: { person: WholePerson; copy: Copy }) {
  const locale = useLocale();
  const words = copy.control.state;
  const since = day(person.restricted_at, locale);
  const objected = day(person.objected_at, locale);
  return (
    <>
      <TextNotice
        tone="warn"
        text={since && fill(words[person.held_for ?? 'self'], { date: since })}
      />
      {objected && <p>{fill(words.objected, { date: objected })}</p>}
    </>
  );
}
