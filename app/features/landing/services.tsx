import type { ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Desk } from '#app/illustrations/desk.tsx';
import { Madrid } from '#app/illustrations/madrid.tsx';
import { Passport } from '#app/illustrations/passport.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Reveal } from './reveal.tsx';

/** The three kinds of support as three ports of one course, each further on than the last. */
export function Services({ copy }: { copy: Copy }) {
  const { services } = copy;
  const paths = usePaths();
  return (
    <section className="services" aria-labelledby="services-title">
      <Reveal className="wrap">
        <h2 id="services-title">{services.title}</h2>
        <ol className="course">
          <Port {...services.tech}>
            <Desk className="port-art" />
          </Port>
          <Port {...services.arrival} link={<Link to={paths.to('pathway')}>{copy.pathway}</Link>}>
            <Passport className="port-art" />
          </Port>
          <Port {...services.ongoing}>
            <Madrid className="port-art" />
          </Port>
        </ol>
      </Reveal>
    </section>
  );
}

function Port({
  title,
  points,
  link,
  children,
}: Copy['services']['arrival'] & { link?: ReactNode; children: ReactNode }) {
  return (
    <li className="port">
      {children}
      <div className="port-words">
        <h3>{title}</h3>
        <ul className="port-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {link && <p className="port-link">{link}</p>}
      </div>
    </li>
  );
}
