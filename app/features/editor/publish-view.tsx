import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { builtAheadQuery } from '#app/data/editor/publishing.ts';
import type { RecordList } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { goesLine } from './goes-line.ts';
import { momentIn } from './moment-in.ts';
import { ProgressNotice } from './progress-notice.tsx';
import { nameOf } from './records-view.tsx';
import { titleIn } from './record-title.ts';
import { usePublication } from './use-publication.ts';

/** What waits to be published: look at it as it will be, then publish. */
export function PublishView({
  list,
  mayPublish,
  onDone,
  copy,
}: {
  list: RecordList;
  mayPublish: boolean;
  onDone: () => void;
  copy: Copy;
}) {
  const words = copy.publish;
  const locale = useLocale();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [why, setWhy] = useState('');
  const [isWhyMissing, setIsWhyMissing] = useState(false);
  const { progress, show, publish } = usePublication();
  const keys = list.drafts.map(({ key }) => key).filter((key) => !left.includes(key));
  // Built while the owner writes what changes: then the press is a matter of seconds.
  useQuery(builtAheadQuery({ keys }, list.drafts));
  const isBusy = ['checking', 'building', 'publishing'].includes(progress.at);
  const all = list.kinds.flatMap(({ records }) => records);
  const titles = new Map(all.map(({ key, title }) => [key, titleIn(key, title, locale)] as const));

  async function send(): Promise<void> {
    const isMissing = why.trim().length < 3;
    setIsWhyMissing(isMissing);
    if (isMissing || isBusy) return;
    await publish({ keys }, why.trim());
    setWhy('');
    onDone();
  }

  return (
    <>
      <h1>{words.title}</h1>
      {list.drafts.length === 0 ? (
        <>
          <ProgressNotice progress={progress} copy={copy} />
          <p>
            {words.nothing} <Link to="?view=records">{words.toRecords}</Link>
          </p>
        </>
      ) : (
        <>
          <p className="lead max-w-(--measure)">{words.lead}</p>
          <ul className="editor-records" aria-label={words.title}>
            {list.drafts.map(({ key, by, at }) => (
              <li key={key}>
                <Checkbox
                  label={titles.get(key) ?? key}
                  help={[
                    nameOf(key.split('/')[0] ?? key, copy),
                    fill(words.by, { who: by ?? words.somebody, when: momentIn(locale, at) }),
                  ].join(' · ')}
                  checked={!left.includes(key)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((each) => each !== key) : [...left, key])
                  }
                />
                <Link to={`?record=${key}`}>
                  {words.edit}
                  <span className="sr-only"> {titles.get(key) ?? key}</span>
                </Link>
              </li>
            ))}
          </ul>
          {list.goes && keys.includes('site') && (
            <Notice tone="warn" title={words.goesTitle}>
              <p>{goesLine(list.goes, locale, copy)}</p>
            </Notice>
          )}
          {mayPublish && (
            <div className="max-w-[34rem]">
              <TextField
                label={words.why}
                help={words.whyHelp}
                maxLength={300}
                value={why}
                error={isWhyMissing ? words.whyMissing : undefined}
                onChange={({ target }) => setWhy(target.value)}
              />
            </div>
          )}
          <p className="editor-bar-acts">
            {mayPublish && (
              <Button busy={isBusy} onClick={() => keys.length > 0 && void send()}>
                {words.publish}
              </Button>
            )}
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => keys.length > 0 && void show({ keys })}
            >
              {words.preview}
            </Button>
          </p>
          {!mayPublish && <p>{words.onlyPublishers}</p>}
          <ProgressNotice progress={progress} copy={copy} />
        </>
      )}
    </>
  );
}
