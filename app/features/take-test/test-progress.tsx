import { CircleAlert, CircleCheck } from 'lucide-react';
import type { TestCopy } from './test-copy.ts';
import { fill } from '#app/i18n/fill.ts';
import { ProgressHexagon } from './progress-hexagon.tsx';
import { troubled, type SavedState } from './saved-words.ts';

/** The line above the questions: how far, how long still, and where the answers are. */
export function TestProgress({
  answered,
  total,
  isEstimate,
  minutes,
  saved,
  copy,
}: {
  answered: number;
  total: number;
  /** The answers still to come decide how many there will be. */
  isEstimate: boolean;
  minutes: number;
  saved: SavedState | undefined;
  copy: TestCopy['progress'];
}) {
  const isDone = answered === total;
  const hasTrouble = saved !== undefined && troubled.includes(saved);
  const Icon = hasTrouble ? CircleAlert : CircleCheck;
  return (
    <div className="flex items-center gap-3 text-[0.95rem] leading-snug text-muted">
      <ProgressHexagon share={answered / total} />
      <div className="min-w-0">
        <p className="font-semibold text-ink tabular-nums">
          {fill(isEstimate ? copy.answeredAbout : copy.answered, { n: answered, total })}
        </p>
        <p className="flex flex-wrap gap-x-3">
          {!isDone && (
            <span>{fill(minutes === 1 ? copy.oneMinute : copy.minutes, { n: minutes })}</span>
          )}
          {/* Read out when something is wrong; a "saved" after every answer would be noise. */}
          <span role="status" className={hasTrouble ? 'font-semibold text-coral' : '-me-3'}>
            {hasTrouble && saved ? <Saved icon={Icon} text={copy.saved[saved]} /> : null}
          </span>
          {!hasTrouble && saved ? (
            <span data-saved={saved} data-answered={answered}>
              <Saved icon={Icon} text={copy.saved[saved]} />
            </span>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function Saved({ icon: Icon, text }: { icon: typeof CircleCheck; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={16} className="flex-none" aria-hidden="true" />
      {text}
    </span>
  );
}
