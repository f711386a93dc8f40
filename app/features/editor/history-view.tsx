import { useQuery } from '@tanstack/react-query';
import { versionsQuery, type Versions } from '#app/data/editor/publishing.ts';
import type { RecordList } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { momentIn } from './moment-in.ts';
import { ProgressNotice } from './progress-notice.tsx';
import { titleIn } from './record-title.ts';
import { usePublication } from './use-publication.ts';

type Props = { list: RecordList; mayPublish: boolean; copy: Copy };

/** What was published, by whom and why; and the way back to any of it. */
export function HistoryView({ list, mayPublish, copy }: Props) {
  const query = useQuery(versionsQuery());
  const words = copy.history;
  const { progress, publish } = usePublication();
  async function goBack(version: number): Promise<void> {
    const why = version === 0 ? words.whyFirst : fill(words.whyBack, { n: version });
    await publish({ version }, why);
    await query.refetch();
  }
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead max-w-(--measure)">{words.lead}</p>
      <ProgressNotice progress={progress} copy={copy} />
      <QueryResult query={query} copy={copy.query}>
        {({ versions, served }) => (
          <ol className="editor-versions" aria-label={words.title}>
            {[...versions, first(words.first)].map((version) => (
              <li key={version.id}>
                <div>
                  <strong>{version.why}</strong>
                  {version.id === served && <span className="editor-mark">{words.now}</span>}
                  <span className="block text-muted">
                    <About version={version} list={list} copy={copy} />
                  </span>
                </div>
                {mayPublish && version.id !== served && (
                  <ConfirmButton
                    variant="secondary"
                    press={words.back}
                    label={fill(words.backTo, { what: version.why })}
                    question={words.question}
                    copy={{
                      yes: words.back,
                      no: words.stay,
                      busy: words.back,
                      failed: words.failed,
                    }}
                    act={() => goBack(version.id)}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryResult>
    </>
  );
}

type Version = Versions['versions'][number];

function first(why: string): Version {
  return { id: 0, at: '', by: null, why, undoes: null, keys: [] };
}

function About({ version, list, copy }: { version: Version; list: RecordList; copy: Copy }) {
  const locale = useLocale();
  if (version.id === 0) return copy.history.firstText;
  const titles = new Map(
    list.kinds.flatMap(({ records }) =>
      records.map(({ key, title }) => [key, titleIn(key, title, locale)] as const),
    ),
  );
  const what = version.keys.map((key) => titles.get(key) ?? key).join('; ');
  const who = fill(copy.publish.by, {
    who: version.by ?? copy.publish.somebody,
    when: momentIn(locale, version.at),
  });
  return [who, what].filter((text) => text !== '').join(' · ');
}
