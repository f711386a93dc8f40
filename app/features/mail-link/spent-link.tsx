import type { Copy } from '#content/dictionaries/es/auth.ts';
import type { LinkType } from '#app/data/account/auth.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { LinkCard } from '#app/ui/link-card.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { SendNewLink } from './send-new-link.tsx';

/** A link that is used, expired or superseded: explains it and sends a new one. */
export function SpentLink({
  type,
  copy,
  errors,
  resendTo,
}: {
  type: LinkType;
  copy: Copy['link']['spent'];
  errors: Copy['errors'];
  resendTo: () => { signup: string; recovery: string };
}) {
  const signIn = usePaths().to('auth');
  return (
    <LinkCard title={copy.title} lead={copy[type]}>
      {type !== 'email_change' && (
        <SendNewLink type={type} copy={copy} errors={errors} resendTo={resendTo} />
      )}
      <p>
        <Link className="font-semibold" to={signIn} replace>
          {copy.signIn}
        </Link>
      </p>
    </LinkCard>
  );
}
