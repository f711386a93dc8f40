import type { DueAmount, MonthDue } from '#content/pathway/family-money.ts';

/** What is paid or shown in a month: one amount large, and what it is for. */
export function MonthMoney({ due: { lines, sum }, title }: { due: MonthDue; title: string }) {
  return (
    <div className="month-money">
      <p className="month-money-title">{title}</p>
      {sum && <Amount amount={sum} />}
      <ul>
        {lines.map(({ id, what, amount, isPart }) =>
          isPart ? (
            <li key={id}>
              {what}: {amount?.own ?? amount?.euros}
            </li>
          ) : (
            <li key={id}>
              {amount && <Amount amount={amount} />} <span>{what}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Amount({ amount: { own, euros } }: { amount: DueAmount }) {
  return (
    <span className="month-amount">
      {/* After a dash a browser breaks a range in spite of the space that holds it together. */}
      <strong>{(own ?? euros).replaceAll('–\u00a0', '–\u2060\u00a0')}</strong>
      {own && euros && <small> {euros}</small>}
    </span>
  );
}
