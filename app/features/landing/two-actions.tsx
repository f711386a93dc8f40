import { bookingLink } from '#content/booking-link.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** What the page leads to: booking the first session, or the test. */
export function TwoActions({ copy }: { copy: Pick<Copy, 'book' | 'newTab' | 'test'> }) {
  const paths = usePaths();
  return (
    <div className="actions">
      <ButtonLink {...bookingLink} externalLabel={copy.newTab}>
        {copy.book}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.to('assessment')}>
        {copy.test}
      </ButtonLink>
    </div>
  );
}
