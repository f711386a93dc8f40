import { listIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/second-look.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { SecondLookChanges } from '#domain/report/second-look-changes.ts';

/** Those that rose most are told; a longer list would be the list of careers again. */
const mostRisen = 3;

/** Which careers came, rose and left, or that none did; and that no score moved. */
export function ChangesView({
  changes: { came, rose, left },
  careerName,
  copy,
}: {
  changes: SecondLookChanges;
  careerName: (id: string) => string;
  copy: Copy['changes'];
}) {
  const list = listIn(useLocale());
  const kinds = [
    { said: copy.came, ids: came },
    { said: copy.rose, ids: rose.slice(0, mostRisen) },
    { said: copy.left, ids: left },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <div role="status" className="grid gap-2" data-changes>
      <h4 className="font-semibold">{copy.title}</h4>
      {kinds.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ul className="list">
          {kinds.map(({ said, ids }) => (
            <li key={said}>
              <strong>{said}:</strong> {list.format(ids.map(careerName))}
            </li>
          ))}
        </ul>
      )}
      <p>{copy.scores}</p>
    </div>
  );
}
