import { ButtonLink } from '#app/ui/button.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Copy } from '#content/dictionaries/es/centre.ts';

/** The workspace before somebody has signed in: what it is, how one begins, and the way in. */
export function CentreDoor({
  create,
  signIn,
  copy,
}: {
  /** Addresses of signing up and in that lead back here. */
  create: string;
  signIn: string;
  copy: Copy;
}) {
  return (
    <HarbourRoom>
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <ol className="door-steps" aria-label={copy.stepsLabel}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{copy.time}</p>
      <div className="actions">
        <ButtonLink to={create}>{copy.create}</ButtonLink>
        <ButtonLink variant="secondary" to={signIn}>
          {copy.signIn}
        </ButtonLink>
      </div>
    </HarbourRoom>
  );
}
