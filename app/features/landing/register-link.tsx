import { useSession } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/** The browser's own way to open the dialog; React's types do not know it yet. */
const opensDialog = { commandfor: 'register-dialog', command: 'show-modal' };

/**
 * The way to an account, for those who have none open in this browser: one control of two, by the style sheet. Browsers
 * that can open a dialog by themselves show a button that works before any script does; others, and those without
 * script, a plain link, whose click the router leaves to `boot.ts`. Either way `boot.ts` wakes the form inside.
 */
export function RegisterLink({ className, text }: { className?: string; text: string }) {
  const paths = usePaths();
  const session = useSession();
  if (session.kind === 'person') return null;
  const marks = { 'data-dialog': 'register', 'data-register': '', 'data-wake': '' };
  return (
    <>
      <button type="button" className={className} {...opensDialog} {...marks}>
        {text}
      </button>
      <a className={className} href={paths.to('register')} {...marks}>
        {text}
      </a>
    </>
  );
}
