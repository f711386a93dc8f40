import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { peopleQuery, type ListedPerson } from '#app/data/admin/people.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { formText } from '#app/ui/forms/form-text.ts';
import { Section } from '#app/ui/section.tsx';

type Search =
  { kind: 'none' } | { kind: 'text'; text: string } | { kind: 'one'; person: ListedPerson };

/** Giving the permission: the account is found by its exact address first, so that no person is mistaken. */
export function GrantAdmin({
  isBusy,
  grant,
  copy,
}: {
  isBusy: boolean;
  /** Answers whether anything came of it; what was found stays until then. */
  grant: (person: ListedPerson) => Promise<boolean>;
  copy: Copy;
}) {
  const client = useQueryClient();
  const words = copy.admins;
  const [found, setFound] = useState<Search>({ kind: 'none' });
  const search = useSubmission();

  async function find(email: string) {
    try {
      const asked = { search: email, filter: 'all', sort: 'email', page: 1 } as const;
      const { people } = await client.fetchQuery(peopleQuery(asked));
      setFound(judge(people.find((one) => one.email.toLowerCase() === email.toLowerCase())));
    } catch {
      setFound({ kind: 'text', text: copy.unreachable });
    }
  }

  function judge(person: ListedPerson | undefined): Search {
    if (!person) return { kind: 'text', text: words.notFound };
    if (person.is_admin) return { kind: 'text', text: words.already };
    if (!person.confirmed_at) return { kind: 'text', text: words.unconfirmed };
    return { kind: 'one', person };
  }

  return (
    <Section title={words.grantTitle} className="max-w-[32rem]">
      <Form
        onSend={(form) => {
          const email = formText(new FormData(form), 'email');
          void search.run(() => find(email));
        }}
      >
        <TextField label={words.email} type="email" name="email" autoComplete="off" />
        <Button type="submit" variant="secondary" busy={search.isBusy}>
          {words.find}
        </Button>
      </Form>
      <div role="status" className="grid gap-3">
        {found.kind === 'text' && <p>{found.text}</p>}
        {found.kind === 'one' && (
          <>
            <p>
              {fill(words.found, {
                name: found.person.full_name || copy.people.noName,
                email: found.person.email,
              })}
            </p>
            <Button
              busy={isBusy}
              onClick={() =>
                void grant(found.person).then((isDone) => isDone && setFound({ kind: 'none' }))
              }
            >
              {fill(words.grant, { email: found.person.email })}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
