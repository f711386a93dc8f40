/** An amount in the family's money as long as its rate holds, and in euros beside it. */
export function OwnAmount({
  own,
  euros,
  until,
}: {
  own: string | undefined;
  euros: string;
  /** The last day of the rate. */
  until: string | undefined;
}) {
  if (!own) return <strong className="station-amount">{euros}</strong>;
  return (
    <span className="station-amount">
      <span className="station-own" data-stale-after={until}>
        <strong>{own}</strong>{' '}
      </span>
      <span className="station-euros">{euros}</span>
    </span>
  );
}
