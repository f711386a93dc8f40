import type { WholePerson } from '#app/data/admin/person.ts';
import { day } from '#app/features/admin/frame/dates.ts';
import { FactList } from '#app/features/admin/frame/fact-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { countryNamesIn } from '#content/wording/formats.ts';

/** What the account says of its person. */
export function PersonAccount({ person, copy }: { person: WholePerson; copy: Copy }) {
  const locale = useLocale();
  const words = copy.person.account;
  const levels = Object.entries(copy.control.levels);
  const country = person.country && countryNamesIn(locale).of(person.country);
  const facts = [
    [words.email, person.email],
    [words.language, copy.languages[person.locale]],
    [words.country, country],
    [words.age, person.age_band],
    [
      words.studies,
      levels.find(([level]) => level === person.study_level)?.[1] ?? person.study_level,
    ],
    [words.source, person.source],
    [words.created, day(person.created_at, locale)],
    [words.confirmed, day(person.confirmed_at, locale) ?? copy.no],
  ] as const;
  return (
    <Section title={words.title}>
      <FactList facts={facts.map(([term, value]) => [term, value ?? words.notSaid])} />
    </Section>
  );
}
