import type { WholePerson } from '#app/data/admin/person.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { moment } from '#app/features/admin/frame/dates.ts';
import { Section } from '#app/ui/section.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** What a person agreed to and took back, newest first. */
export function PersonConsents({ person, copy }: { person: WholePerson; copy: Copy }) {
  const locale = useLocale();
  const words = copy.person.consents;
  const purposeName = (purpose: string) =>
    Object.entries(words.purposes).find(([id]) => id === purpose)?.[1] ?? purpose;
  return (
    <Section title={words.title}>
      <AdminTable
        caption={words.caption}
        captionHidden
        ofWords
        none={words.none}
        columns={{
          purpose: words.purpose,
          granted: words.granted,
          version: words.version,
          at: words.at,
        }}
        rows={person.consents.map((consent) => [
          String(consent.id),
          purposeName(consent.purpose),
          consent.granted ? copy.yes : copy.no,
          `${consent.text_version} (${consent.locale})`,
          moment(consent.at, locale),
        ])}
      />
    </Section>
  );
}
