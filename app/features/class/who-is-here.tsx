import { isUnsent, type KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';

/** A device that several share: somebody has a seat here, and who comes says whether it is theirs. */
export function WhoIsHere({
  seat,
  onStay,
  onLeave,
  copy,
}: {
  seat: KeptSeat;
  onStay: () => void;
  onLeave: () => void;
  copy: Copy['someone'];
}) {
  const { alias } = seat;
  return (
    <section className="class-form stack">
      <h1>{copy.title}</h1>
      <p className="lead">{alias ? fill(copy.text, { alias }) : copy.counted}</p>
      <Button className="class-go" onClick={onStay}>
        {copy.yes}
      </Button>
      <Button variant="secondary" className="class-go" onClick={onLeave}>
        {copy.no}
      </Button>
      <p className="text-muted">{isUnsent(seat) ? copy.waits : copy.lost}</p>
    </section>
  );
}
