import '../styles/centre.css';
import { Suspense, type ComponentProps } from 'react';
import type { Copy } from '#content/dictionaries/es/meeting.ts';
import type { Copy as PageCopy } from '#content/dictionaries/es/meeting-page.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { calculationOf } from '#domain/situation/calculation.ts';
import { MakeMeeting } from '#app/features/centre/meeting/make-meeting.tsx';
import type { OpenMeeting } from '#app/features/centre/meeting/open-meeting.tsx';
import type { Reckon } from '#app/features/centre/meeting/read-meeting.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useFragmentSecret } from '#app/sign-in-parts/use-fragment-secret.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useMakeSheets } from '#app/sheets/use-make-sheets.ts';

/** `/reunion`: a family makes a link for its adviser; with the link's secret behind the `#`, what the adviser reads. */
export function Page({ copy }: { copy: Copy }) {
  const secret = useFragmentSecret();
  return (
    <div className="page-narrow">
      {secret === undefined ? (
        <Spinner label={copy.loading} />
      ) : secret === '' ? (
        <MakeMeeting copy={copy} />
      ) : (
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <ForAdviser secret={secret} copy={copy} />
        </Suspense>
      )}
    </div>
  );
}

/** Signed in, with a second factor, and at work at a centre: what the family shows. */
function ForAdviser({ secret, copy }: { secret: string; copy: Copy }) {
  const paths = usePaths();
  const makeSheets = useMakeSheets();
  const way = (mode: Record<string, string>) =>
    `${paths.to('auth')}?${new URLSearchParams({ ...mode, next: paths.to('meeting') })}`;
  return (
    <StaffOnly
      loading={copy.loading}
      renderDoor={() => (
        <div className="stack">
          <PageHead eyebrow={copy.open.eyebrow} title={copy.open.title} lead={copy.open.signIn} />
          <div className="actions">
            <ButtonLink to={way({})}>{copy.signIn}</ButtonLink>
            <ButtonLink variant="secondary" to={way({ mode: 'sign-up' })}>
              {copy.create}
            </ButtonLink>
          </div>
        </div>
      )}
      eyebrow={copy.open.eyebrow}
      gate={copy.gate}
    >
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <Opened secret={secret} makeSheets={makeSheets} reckon={reckon} words={copy} />
      </Suspense>
    </StaffOnly>
  );
}

/** A family's page comes without what only an adviser needs. */
const StaffOnly = lazyComponent(
  async () => (await import('#app/sign-in-parts/staff-only.tsx')).StaffOnly,
  PartMissing,
);

const Opened = lazyPart<Omit<ComponentProps<typeof OpenMeeting>, 'copy'>, PageCopy>(
  async () => (await import('#app/features/centre/meeting/open-meeting.tsx')).OpenMeeting,
  wordsOf('meeting-page'),
);

/** Without the lists of degrees a degree takes four years, and prices are those of any branch. */
const reckon: Reckon = async (typed, situation, today) => {
  const { costFor } = await import('#app/features/admission/calculator/cost/cost-for.ts');
  return costFor(calculationOf(typed, situation, ofCountries, today), today, {
    degrees: [],
    regions: [],
  });
};
