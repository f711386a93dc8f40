import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

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
    <div className="night-room">
      <div className="night-room-form stack">
        <div className="page-head">
          <p className="eyebrow">404</p>
          <h1 lang="en">{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <div className="actions">
          <ButtonLink to={paths.to('landing')}>{copy.home}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.to('assessment')}>
            {copy.test}
          </ButtonLink>
        </div>
      </div>
      <aside>
        <ul>
          {copy.help.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
