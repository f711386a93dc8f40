import { fill } from '#app/i18n/fill.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { placeOf } from './fields/field-context.ts';
import { PreviewLinks } from './preview-links.tsx';
import { reasonIn } from './fields/reason-words.ts';
import type { Progress } from './use-publication.ts';

/** Steps of a build, in their order, as it says them. */
const steps = [
  '',
  'content',
  'browser files',
  'pages: 1',
  'pages: 2',
  'pages: 3',
  'writing',
  'pictures for shared links',
  'offline copy',
];

/** How far a publication is, or what came of it. */
export function ProgressNotice({ progress, copy }: { progress: Progress; copy: Copy }) {
  const words = copy.progress;
  switch (progress.at) {
    case 'none':
      return null;
    case 'checking':
    case 'publishing':
      return <Notice title={words[progress.at]} />;
    case 'building': {
      const at = steps.findLastIndex((step) => progress.step.startsWith(step));
      return (
        <Notice title={fill(words.building, { seconds: progress.seconds })}>
          <progress className="editor-progress" max={steps.length} value={at + 1}>
            {at + 1}
          </progress>
          <p>{words.stays}</p>
        </Notice>
      );
    }
    case 'refused':
      return (
        <Notice tone="error" title={words.refused}>
          <ul>
            {progress.mistakes.map(({ key, field, reason }) => (
              <li key={`${key} ${field} ${reason}`}>
                <Link to={`?record=${key}`}>
                  {field === '' ? key : placeOf(field, key.split('/')[0] ?? key, copy)}
                </Link>
                : {reasonIn(reason, copy.reasons)}
              </li>
            ))}
          </ul>
        </Notice>
      );
    case 'ready':
      return (
        <Notice tone="success" title={words.ready}>
          {progress.preview && <PreviewLinks path={progress.preview} copy={copy} />}
        </Notice>
      );
    case 'published':
      return (
        <Notice tone="success" title={words.published}>
          <p>
            {words.publishedText} <Link to="?view=history">{words.toHistory}</Link>
          </p>
        </Notice>
      );
    case 'busy':
    case 'changed':
      return (
        <Notice tone="warn" title={words[progress.at].title}>
          <p>{words[progress.at].text}</p>
        </Notice>
      );
    case 'failed': {
      // As the build says it.
      const { title, text } = progress.step === 'no room' ? words.noRoom : words.failed;
      return (
        <Notice tone="error" title={title}>
          <p>{text}</p>
        </Notice>
      );
    }
  }
}
