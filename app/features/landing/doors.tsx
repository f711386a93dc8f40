import { instruments } from '#domain/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * The two doors of the first screen: the test for who will study, the first session for who accompanies.
 * The first has three labels, each with its own way; `greeting-boot.ts` chooses by what this device keeps.
 */
export function Doors({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { student, family } = copy.hero;
  return (
    <div className="doors" data-greet={instruments.interests.storedId}>
      <div className="door">
        <p className="door-who">{student.who}</p>
        <ButtonLink variant="secondary" className="door-new" to={paths.to('assessment')}>
          {copy.test}
        </ButtonLink>
        <ButtonLink variant="secondary" className="door-draft" to={paths.to('assessment')}>
          {student.draft}
        </ButtonLink>
        <ButtonLink variant="secondary" className="door-result" to={paths.to('results')}>
          {student.result}
        </ButtonLink>
        <p className="door-text">{student.text}</p>
      </div>
      <div className="door">
        <p className="door-who">{family.who}</p>
        <ButtonLink href={site.bookingUrl.value} external externalLabel={copy.newTab}>
          {copy.book}
        </ButtonLink>
        <p className="door-text">{family.text}</p>
      </div>
    </div>
  );
}
