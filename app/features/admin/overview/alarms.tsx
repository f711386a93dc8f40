import { useQuery } from '@tanstack/react-query';
import type { Glance } from '#app/data/admin/glance.ts';
import { jobsQuery } from '#app/data/admin/jobs.ts';
import type { Overview } from '#app/data/admin/overview.ts';
import { withdrawalsQuery } from '#app/data/admin/withdrawals.ts';
import { fill } from '#app/i18n/fill.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** What needs doing today, above the figures: a line each, which leads to where it is told whole. */
export function Alarms({
  mail,
  pending: { overdue },
  copy,
}: {
  mail: Overview['mail'] | undefined;
  pending: Glance['pending'];
  copy: Copy;
}) {
  const { data: jobs } = useQuery(jobsQuery);
  const { data: withdrawals } = useQuery(withdrawalsQuery);
  const words = copy.overview.alarms;
  const states = jobs?.states.map(({ state }) => state) ?? [];
  const stuck = mail ? mail.late + mail.dead : 0;
  const byHand = withdrawals?.by_hand ?? 0;
  const lines = [
    { isOn: overdue > 0, to: '?view=requests', text: fill(words.overdue, { n: overdue }) },
    { isOn: states.includes('late'), to: '#jobs', text: words.late },
    { isOn: states.includes('failed'), to: '#jobs', text: words.failed },
    { isOn: stuck > 0, to: '#mail', text: fill(words.mail, { n: stuck }) },
    { isOn: byHand > 0, to: '?view=exports#withdrawals', text: fill(words.byHand, { n: byHand }) },
  ].filter(({ isOn }) => isOn);
  if (lines.length === 0) return null;
  return (
    <Notice tone="warn" title={words.title}>
      <ul className="alarms">
        {lines.map(({ to, text }) => (
          <li key={text}>
            {to.startsWith('#') ? <a href={to}>{text}</a> : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
