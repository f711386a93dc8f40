import { Check } from 'lucide-react';

const radius = 26;
const around = 2 * Math.PI * radius;

/** How far a test is as a ring; decoration, for the words beside it say it. */
export function TestRing({ share, isBegun }: { share: number; isBegun: boolean }) {
  return (
    <span className="test-ring">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle
          className={isBegun ? 'test-ring-track' : 'test-ring-track is-empty'}
          cx="32"
          cy="32"
          r={radius}
        />
        {share > 0 && (
          <circle
            className={share === 1 ? 'test-ring-done is-whole' : 'test-ring-done'}
            cx="32"
            cy="32"
            r={radius}
            strokeDasharray={`${around * share} ${around}`}
            transform="rotate(-90 32 32)"
          />
        )}
      </svg>
      {share === 1 && <Check size={26} aria-hidden="true" />}
    </span>
  );
}
