import { useSession } from '#app/data/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/**
 * The way to an account, for those who have none open in this browser. A plain link, so that the
 * router leaves the click to `boot.ts`, which opens the dialog; without script it is the page.
 */
export function RegisterLink({ className, text }: { className?: string; text: string }) {
  const paths = usePaths();
  const session = useSession();
  if (session.kind === 'person') return null;
  return (
    <a
      className={className}
      href={paths.to('register')}
      data-dialog="register"
      data-register=""
      data-wake=""
    >
      {text}
    </a>
  );
}
