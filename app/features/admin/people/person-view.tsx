import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { personQuery, type ListedPerson } from '#app/data/admin/admin-people.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryNamesIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { AdminQueryResult } from '#app/features/admin/admin-query-result.tsx';
import { day, moment } from '#app/features/admin/dates.ts';
import { useFreshCode } from '#app/features/admin/fresh-code.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PersonResults } from './person-results.tsx';
import { WhyForm } from '#app/features/admin/why-form.tsx';

type Person = NonNullable<ReturnType<typeof usePerson>['data']>;

function usePerson(id: string, why: string) {
  return useQuery({ ...personQuery(id, why), enabled: why !== '' });
}

/** One person: first the reason for looking, then everything that helps to help. */
export function PersonView({
  listed,
  close,
  copy,
}: {
  listed: ListedPerson;
  close: () => void;
  copy: Copy;
}) {
  const [why, setWhy] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const client = useQueryClient();
  const withFreshCode = useFreshCode();
  const { isBusy, run } = useSubmission();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = usePerson(listed.id, why);
  const words = copy.person;
  const name = listed.full_name || listed.email;
  useEffect(() => heading.current?.focus(), [why]);

  /** The form with the reason stays until there is something to show in its place. */
  async function look(reason: string): Promise<void> {
    setIsMissing(false);
    try {
      const came = await withFreshCode(() => client.fetchQuery(personQuery(listed.id, reason)));
      if (came.kind === 'done') setWhy(reason);
    } catch {
      setIsMissing(true);
    }
  }

  /** What a note has changed; when it cannot be had, the query says so by itself. */
  async function lookAgain(): Promise<void> {
    await withFreshCode(() => query.refetch({ throwOnError: true })).catch(() => {});
  }

  return (
    <>
      <p>
        <Button variant="quiet" onClick={close}>
          {words.back}
        </Button>
      </p>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {name}
      </h1>
      {why === '' ? (
        <WhyForm
          label={words.why}
          help={words.whyHelp}
          problem={words.whyProblem}
          submit={words.open}
          isBusy={isBusy}
          send={(reason) => void run(() => look(reason))}
        >
          <p>{fill(words.asking, { name: `${name} (${listed.email})` })}</p>
          {isMissing && (
            <Notice tone="error">
              <p>{copy.unreachable}</p>
            </Notice>
          )}
        </WhyForm>
      ) : (
        <AdminQueryResult query={query} copy={copy}>
          {(person) => (
            <div className="grid gap-12 *:min-w-0">
              {person.is_synthetic && <p className="demo-ribbon">{copy.demoPerson}</p>}
              <Account person={person} copy={copy} />
              <PersonResults attempts={person.attempts} copy={copy} />
              <Consents person={person} copy={copy} />
              <PersonNotes
                person={person.id}
                notes={person.notes}
                changed={() => void lookAgain()}
                copy={words.notes}
              />
            </div>
          )}
        </AdminQueryResult>
      )}
    </>
  );
}

function Account({ person, copy }: { person: Person; copy: Copy }) {
  const locale = useLocale();
  const words = copy.person.account;
  const country = person.country && countryNamesIn(locale).of(person.country);
  const facts = [
    [words.email, person.email],
    [words.language, copy.languages[person.locale]],
    [words.country, country],
    [words.age, person.age_band],
    [words.studies, person.study_level],
    [words.source, person.source],
    [words.created, day(person.created_at, locale)],
    [words.confirmed, day(person.confirmed_at, locale) ?? copy.no],
  ] as const;
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <dl className="admin-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? words.notSaid}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Consents({ person, copy }: { person: Person; copy: Copy }) {
  const locale = useLocale();
  const words = copy.person.consents;
  const purposeName = (purpose: string) =>
    Object.entries(words.purposes).find(([id]) => id === purpose)?.[1] ?? purpose;
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {person.consents.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          captionHidden
          columns={[
            { id: 'purpose', label: words.purpose },
            { id: 'granted', label: words.granted },
            { id: 'version', label: words.version },
            { id: 'at', label: words.at },
          ]}
          rows={person.consents.map((consent) => ({
            id: String(consent.id),
            cells: [
              purposeName(consent.purpose),
              consent.granted ? copy.yes : copy.no,
              `${consent.text_version} (${consent.locale})`,
              moment(consent.at, locale),
            ],
          }))}
        />
      )}
    </section>
  );
}
