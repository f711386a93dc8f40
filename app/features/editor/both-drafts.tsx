import type { Draft } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { placeOf } from './fields/field-context.ts';
import { differences } from './differences.ts';

/** Two editors wrote at one draft: what differs, side by side, and which of them goes on. */
export function BothDrafts({
  mine,
  other,
  kind,
  settle,
  copy,
}: {
  mine: unknown;
  other: Draft;
  kind: string;
  settle: (choice: 'mine' | 'theirs') => void;
  copy: Copy;
}) {
  const words = copy.both;
  const who = other.by ?? words.somebody;
  return (
    <section className="notice notice-warn" role="alert">
      <div className="notice-body stack">
        <p className="notice-title">{fill(words.title, { who })}</p>
        <p>{words.lead}</p>
        <table className="editor-differences">
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.mine}</th>
              <th scope="col">{fill(words.theirs, { who })}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, other.said).map(({ field, one, other: theirs }) => (
              <tr key={field}>
                <th scope="row">{placeOf(field, kind, copy)}</th>
                <td>{one}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="editor-bar-acts">
          <Button onClick={() => settle('mine')}>{words.takeMine}</Button>
          <Button variant="secondary" onClick={() => settle('theirs')}>
            {words.takeTheirs}
          </Button>
        </p>
      </div>
    </section>
  );
}
