import { useArea } from '#app/features/centre/frame/area.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { ReadRoster } from './roster-lines.ts';

/** What a list would save, line by line, and saving it. */
export function RosterPreview({
  read: { lines, aliases },
  isBusy,
  onSave,
}: {
  read: ReadRoster;
  isBusy: boolean;
  onSave: (aliases: readonly string[]) => void;
}) {
  const { copy } = useArea();
  const words = copy.people.roster;
  const { line, alias, group, problem } = words.columns;
  return (
    <Section title={words.preview}>
      <p role="status">
        {fill(words.count, { n: aliases.length, bad: lines.length - aliases.length })}
      </p>
      <DataTable
        caption={words.preview}
        captionHidden
        columns={[
          { id: 'line', label: line, isNumber: true },
          { id: 'alias', label: alias },
          { id: 'group', label: group },
          { id: 'problem', label: problem },
        ]}
        rows={lines.map((one) => ({
          id: String(one.line),
          cells: [
            one.line,
            one.alias,
            one.group,
            one.problem ? (
              <strong key="problem">
                {fill(words.problems[one.problem], { n: one.first ?? 0 })}
              </strong>
            ) : (
              words.fine
            ),
          ],
        }))}
      />
      {aliases.length > 0 && (
        <p>
          <Button busy={isBusy} onClick={() => onSave(aliases)}>
            {fill(words.save, { n: aliases.length })}
          </Button>
        </p>
      )}
    </Section>
  );
}
