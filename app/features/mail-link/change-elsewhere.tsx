import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { signOut } from '#app/data/account/session.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { LinkCard } from '#app/ui/link-card.tsx';

/** A change of address that is not confirmed here, because its account is not the one of this browser. */
export function SignInFirst({
  copy,
  here,
  recoverAt,
  onLeft,
}: {
  copy: Copy['link'];
  /** The person signed in instead, if there is one. */
  here: string | undefined;
  recoverAt: string;
  onLeft: () => void;
}) {
  const leaving = useSubmission();
  const { title, text, someoneHere, notAsked } = copy.signInFirst;
  if (here === undefined) {
    return (
      <LinkCard title={title} lead={text}>
        <p>{notAsked}</p>
        <SignInChoices copy={copy.goOn} recoverAt={recoverAt} />
      </LinkCard>
    );
  }
  return (
    <LinkCard title={title} lead={fill(someoneHere, { email: here })}>
      <p>{notAsked}</p>
      <Button
        variant="secondary"
        className="w-full"
        busy={leaving.isBusy}
        onClick={() => void leaving.run(() => signOut().then(onLeft))}
      >
        {copy.goOn.leave}
      </Button>
    </LinkCard>
  );
}

/** A change of address that was done from here, by a backend that asks for no more, for an account not open here. */
export function ChangedElsewhere({
  copy,
  email,
  recoverAt,
}: {
  copy: Copy['link'];
  email: string;
  recoverAt: string;
}) {
  return (
    <LinkCard title={copy.changed.title} lead={fill(copy.changed.text, { email })}>
      <p>{copy.changed.claim}</p>
      <SignInChoices copy={copy.goOn} recoverAt={recoverAt} />
    </LinkCard>
  );
}

function SignInChoices({ copy, recoverAt }: { copy: Copy['link']['goOn']; recoverAt: string }) {
  const signInAt = usePaths().to('auth');
  return (
    <>
      <p>
        <Link className="font-semibold" to={signInAt}>
          {copy.signIn}
        </Link>
      </p>
      <p>
        <Link className="font-semibold" to={recoverAt}>
          {copy.recover}
        </Link>
      </p>
    </>
  );
}
