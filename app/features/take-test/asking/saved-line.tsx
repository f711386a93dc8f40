import { CircleAlert, CircleCheck } from 'lucide-react';
import { fill } from '#app/i18n/fill.ts';
import { troubled, type SavedState } from '#app/features/take-test/saved-state.ts';
import type { TestCopy } from '#app/features/take-test/test-copy.ts';

/** The line below the questions: where the answers are, and how long still. Its place is kept before there is one. */
export function SavedLine({
  saved,
  answered,
  minutes,
  copy,
}: {
  saved: SavedState | undefined;
  answered: number;
  /** `undefined` when nothing is open. */
  minutes: number | undefined;
  copy: TestCopy['progress'];
}) {
  const hasTrouble = saved !== undefined && troubled.includes(saved);
  return (
    <div className="test-foot">
      {/* Read out when something is wrong; what went well is heard with the next question. */}
      <p role="status" className="font-semibold text-coral">
        {hasTrouble ? <Saved icon={CircleAlert} text={copy.saved[saved]} /> : null}
      </p>
      {!hasTrouble && (
        <p className="test-foot-line">
          {saved && (
            <span data-saved={saved} data-answered={answered}>
              <Saved icon={CircleCheck} text={copy.saved[saved]} />
            </span>
          )}
          {minutes !== undefined && (
            <span className="ms-auto">
              {fill(minutes === 1 ? copy.oneMinute : copy.minutes, { n: minutes })}
            </span>
          )}
        </p>
      )}
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
