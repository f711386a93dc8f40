import type { ReactNode } from 'react';
import type { Glance } from '#app/data/admin/glance.ts';
import { Section } from '#app/ui/section.tsx';
import { peopleAddress } from '#app/features/admin/people/people-address.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { compareFigures } from './compare-figures.ts';
import { percent } from './percent.ts';

/** Four figures of the last thirty days, each with what it was before and the way to whom it counts. */
export function GlanceSection({ glance, copy }: { glance: Glance; copy: Copy['overview'] }) {
  const locale = useLocale();
  const words = copy.glance;
  const { joined, finished, left, pending } = glance;
  const number = (n: number) => wholeNumberIn(locale).format(n);
  return (
    <Section title={words.title}>
      <ul className="glance">
        <Figure
          term={words.joined.term}
          figure={number(joined.now)}
          trend={compareFigures([joined.now, joined.before], words, number)}
          note={words.joined.note}
          see={words.joined.see}
          to={peopleAddress({ filter: 'joined-recently' })}
        />
        <Figure
          term={words.finished.term}
          figure={number(finished.now)}
          trend={compareFigures([finished.now, finished.before], words, number)}
          note={words.finished.note}
          see={words.finished.see}
          to={peopleAddress({ filter: 'finished-recently', sort: 'active' })}
        />
        <LeftFigure left={left} number={number} copy={words} />
        <Figure
          term={words.pending.term}
          figure={number(pending.now)}
          trend={compareFigures([pending.now, pending.before], words.pending, number)}
          note={
            pending.overdue > 0 ? (
              <strong className="text-coral">
                {fill(words.pending.overdue, { n: number(pending.overdue) })}
              </strong>
            ) : (
              words.pending.onTime
            )
          }
          see={words.pending.see}
          to="?view=requests"
        />
      </ul>
    </Section>
  );
}

function LeftFigure({
  left: { now, before },
  number,
  copy,
}: {
  left: Glance['left'];
  number: (n: number) => string;
  copy: Copy['overview']['glance'];
}) {
  const words = copy.left;
  const shareOf = (tests: Glance['left']['now']) => tests.left / Math.max(1, tests.started);
  return (
    <Figure
      term={words.term}
      figure={now.started === 0 ? '–' : percent(shareOf(now), copy.percent)}
      trend={
        now.started > 0 && before.started > 0
          ? compareFigures([shareOf(now), shareOf(before)], copy, (n) => percent(n, copy.percent))
          : words.noneBefore
      }
      note={
        now.started === 0
          ? words.none
          : fill(words.note, { left: number(now.left), started: number(now.started) })
      }
      see={words.see}
      to={peopleAddress({ filter: 'left-recently' })}
    />
  );
}

function Figure({
  term,
  figure,
  trend,
  note,
  see,
  to,
}: {
  term: string;
  figure: string;
  trend: string;
  note: ReactNode;
  see: string;
  to: string;
}) {
  return (
    <li>
      <h3>{term}</h3>
      <p className="glance-figure">{figure}</p>
      <p>{trend}</p>
      <p className="text-muted">{note}</p>
      <Link to={to}>{see}</Link>
    </li>
  );
}
