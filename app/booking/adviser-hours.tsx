import { advisers } from '#content/advisers.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** Below a way to book a session: who can be booked by name, and when they answer; nothing where no adviser has any of it. */
export function AdviserHours({ newTab }: { newTab: string }) {
  const { lead, list } = advisers[useLocale()];
  if (list.length === 0) return null;
  return (
    <div className="adviser-hours">
      <p>{lead}</p>
      <ul>
        {list.map(({ name, role, hours, booking }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong> · {role}
            </p>
            {hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {booking && (
              <a href={booking.href} ping="/count/booking" target="_blank" rel="noopener">
                {booking.label}
                <span className="sr-only"> ({newTab})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
