import { bookingLink } from '#content/booking-link.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** What to do after reading: the test, or a person. */
export function NextSteps({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <section aria-labelledby="next-title" className="panel stack no-print">
      <h2 id="next-title" className="text-2xl">
        {copy.next.title}
      </h2>
      <p>{copy.next.text}</p>
      <div className="actions">
        <ButtonLink {...bookingLink} externalLabel={copy.newTab}>
          {copy.next.book}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('assessment')}>
          {copy.next.test}
        </ButtonLink>
      </div>
      <AdviserHours newTab={copy.newTab} />
    </section>
  );
}
