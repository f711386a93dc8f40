import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { longDateIn } from '#content/wording/formats.ts';
import { CloseCentre } from './close-centre.tsx';

/** What holds of the centre as a whole: for leads. */
export function CentreSettings() {
  const { centre, copy } = useArea();
  const words = copy.people.centre;
  const date = longDateIn(useLocale());
  const { agreement } = centre;
  return (
    <div className="grid gap-10">
      <section className="stack">
        <h1>{centre.name}</h1>
        <h2>{words.agreement}</h2>
        {agreement && (
          <p>
            {fill(words.agreed, {
              when: date.format(new Date(agreement.accepted_at)),
              version: agreement.version,
            })}{' '}
            {centre.may_keep_pupils ? words.keeps.personal : words.keeps.count}
          </p>
        )}
        <p>
          <ButtonLink variant="secondary" to={toView('agreement', { centre: centre.id })}>
            {words.again}
          </ButtonLink>
        </p>
      </section>
      <p>
        <Link to={toView('sessions', { centre: 'new' })}>{words.another}</Link>
      </p>
      <CloseCentre />
    </div>
  );
}
