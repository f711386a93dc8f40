import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { reactionFragments } from '#app/features/careers/reaction-fragments.ts';
import { reactionKinds } from '#domain/matching/reaction.ts';
import type { CareerFacts } from './career-facts.ts';

/** What the reader thinks of the career, asked when a day of it and whether it is like them have been read, and a way to put another beside it. */
export function CareerActions({ career, copy }: { career: CareerFacts; copy: Copy }) {
  return (
    <div className="career-actions no-print">
      {/* The island puts the answers in the place of these; a press before it is there stays in the address. */}
      <div id="mark" data-wake="">
        <div className="grid gap-2" data-built="">
          <p className="font-semibold">{fill(copy.react.label, { career: career.name })}</p>
          <div className="reaction-buttons">
            {reactionKinds.map((kind) => (
              <a
                key={kind}
                className="reaction-button"
                id={reactionFragments[kind]}
                href={`#${reactionFragments[kind]}`}
              >
                {copy.react[kind]}
              </a>
            ))}
          </div>
        </div>
      </div>
      <a className="inline-flex min-h-11 items-center" href={career.comparePath}>
        {copy.compareWith}
      </a>
    </div>
  );
}
