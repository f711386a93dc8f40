import type { WholePerson } from '#app/data/admin/person.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { PersonAccount } from './person-account.tsx';
import { PersonConsents } from './person-consents.tsx';
import { PersonControl } from './person-control.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonResults } from './person-results.tsx';
import { PersonLeadingTypes } from './person-leading-types.tsx';

/** All of a person: what stands out and their results first, then the account and what they agreed to. */
export function PersonRecord({
  person,
  changed,
  left,
  copy,
}: {
  person: WholePerson;
  /** A note was added or removed, or the account was changed. */
  changed: () => void;
  /** The account was erased here, or is not there any more. */
  left: (outcome: 'erased' | 'gone') => void;
  copy: Copy;
}) {
  return (
    <div className="grid gap-12 *:min-w-0">
      <p className="text-lg text-muted">{person.email}</p>
      {person.is_synthetic && <p className="demo-ribbon">{copy.demoPerson}</p>}
      <PersonLeadingTypes attempts={person.attempts} copy={copy} />
      <PersonResults attempts={person.attempts} copy={copy} />
      <PersonAccount person={person} copy={copy} />
      <PersonControl
        person={person}
        copy={copy}
        onDone={(outcome) => (outcome === 'changed' ? changed() : left(outcome))}
      />
      <PersonConsents person={person} copy={copy} />
      <PersonNotes
        person={person.id}
        notes={person.notes}
        changed={changed}
        copy={copy.person.notes}
      />
    </div>
  );
}
