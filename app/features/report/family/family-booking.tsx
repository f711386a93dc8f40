import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { fill } from '#app/i18n/fill.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { bookingLink } from '#content/booking-link.ts';
import { site } from '#content/site.ts';

/** The way to talk about it with a person, for a family. */
export function FamilyBooking({ copy }: { copy: Copy['parents'] }) {
  const minutes = { n: site.claims.sessionMinutes };
  return (
    <section className="family-booking no-print">
      <h2>{copy.book}</h2>
      <p>{fill(copy.bookText, minutes)}</p>
      <ButtonLink {...bookingLink} externalLabel={copy.newTab}>
        {fill(copy.bookIt, minutes)}
      </ButtonLink>
      <AdviserHours newTab={copy.newTab} />
    </section>
  );
}
