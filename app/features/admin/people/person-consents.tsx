import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { WholePerson } from '#app/data/admin/admin-person.ts';
import { moment } from '#app/features/admin/dates.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';

/** What a person agreed to and took back, newest first. */
export function PersonConsents({ person, copy }: { person: WholePerson; copy: Copy }) {
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
          ofWords
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
