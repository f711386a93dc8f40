import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

/** What stands at an address where nothing is, and where there is nothing for this user. */
export type NotFoundCopy = {
  /** The English sentence of specification S08, the same in both languages. */
  readonly title: string;
  readonly lead: string;
  readonly help: readonly string[];
  readonly home: string;
  readonly test: string;
};

export function NotFoundView({ copy }: { copy: NotFoundCopy }) {
  const paths = usePaths();
  return (
    <HarbourRoom aside={{ points: copy.help }}>
      <PageHead eyebrow="404" title={<span lang="en">{copy.title}</span>} lead={copy.lead} />
      <div className="actions">
        <ButtonLink to={paths.to('landing')}>{copy.home}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('assessment')}>
          {copy.test}
        </ButtonLink>
      </div>
    </HarbourRoom>
  );
}
