import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { answerCells, scaleNames } from '#content/report/tell-answers.ts';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import type { Section } from '#domain/instruments/registry.ts';

/** Each answer with what it added, folded away until they are wanted. */
export function SectionAnswers({
  section,
  words,
  items,
}: {
  section: Section;
  words: ReportWords;
  items: ItemWords;
}) {
  const wording = items[section.instrument];
  if (!wording) return null;
  const said = words.parts.answers;
  const names = scaleNames(section, words);
  return (
    <FoldedSection id="answers" title={said.title}>
      <p>{section.form === 'short' ? `${said.lead} ${said.short}` : said.lead}</p>
      <p className="font-semibold">{wording.stem}</p>
      <div className="fold-wide">
        <DataTable
          caption={said.title}
          captionHidden
          columns={[
            { id: 'question', label: said.question },
            { id: 'scale', label: words.parts.comparison.scale },
            { id: 'answer', label: said.answer },
            { id: 'points', label: said.points, isNumber: true },
          ]}
          rows={section.answers.map((line) => ({
            id: line.item,
            cells: answerCells(line, names.get(line.scale) ?? line.scale, wording, said.none),
          }))}
        />
      </div>
    </FoldedSection>
  );
}
