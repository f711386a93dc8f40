import { bookingLink } from '#content/booking-link.ts';
import { people } from '#content/site-people.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

/** With whom the way can be gone through, and how it is taken along on paper. */
export function TalkItOver({ copy }: { copy: Copy['answer'] }) {
  return (
    <section className="arrival-card no-print" aria-labelledby="talk-title">
      <h3 id="talk-title">{copy.talk.title}</h3>
      <p>{copy.talk.text}</p>
      <div className="actions">
        <ButtonLink {...bookingLink} externalLabel={copy.newTab}>
          {copy.book}
        </ButtonLink>
        <WhatsAppLink
          number={people.whatsapp.value}
          className="btn btn-secondary"
          newTab={copy.newTab}
        />
        <Button variant="secondary" onClick={() => globalThis.print()}>
          {copy.print}
        </Button>
      </div>
      <AdviserHours newTab={copy.newTab} />
    </section>
  );
}
