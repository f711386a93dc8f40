import { fill } from '#app/i18n/fill.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { compareGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** What was guessed of a person beside what their answers say; the guess alone where those have no six scores. */
export function GuessTable({
  guess,
  section,
  isOwn = false,
  copy: { both, activities },
}: {
  guess: Guess;
  section: InterestsSection | undefined;
  /** Read by the person whose answers they are. */
  isOwn?: boolean;
  copy: Copy;
}) {
  if (!section || section.profile.kind === 'incomplete') {
    return (
      <>
        <p>
          {both.noOrder} {both.order}
        </p>
        <ol className="list">
          {guess.map((letter) => (
            <li key={letter}>{activities[letter]}</li>
          ))}
        </ol>
      </>
    );
  }
  const { points } = section.profile;
  return (
    <DataTable
      caption={both.title}
      captionHidden
      ofWords
      columns={[
        { id: 'activity', label: both.activity },
        { id: 'guessed', label: both.guessed },
        { id: 'own', label: isOwn ? both.ownYours : both.own },
        { id: 'meaning', label: both.meaning },
      ]}
      rows={compareGuess(guess, { points, tieMargin: section.tieMargin }).map(
        ({ letter, guessed, own, put }) => ({
          id: letter,
          cells: [
            activities[letter],
            fill(both.place, { n: guessed }),
            own.from === own.to ? fill(both.place, { n: own.from }) : fill(both.between, own),
            both[put],
          ],
        }),
      )}
    />
  );
}
