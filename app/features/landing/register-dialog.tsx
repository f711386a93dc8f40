import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { useSession } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * The registration modal. `boot.ts` opens it natively on a click at `data-dialog="register"`,
 * before React and after; it closes by its own form. Its `open` is the browser's, never React's.
 * On a built page `layouts/islands/register-island.tsx` brings the form in `#register-form` to life; where
 * React renders this itself, the form is alive already and the place has no such name.
 */
export function RegisterDialog({ copy, children }: { copy: Copy; children: ReactNode }) {
  const paths = usePaths();
  const session = useSession();
  const { registerDialog } = copy;
  const isBuilt = !useHydrated();
  if (session.kind === 'person') return null;
  return (
    <dialog
      id="register-dialog"
      className="dialog"
      aria-labelledby="register-dialog-title"
      closedby="any"
      data-wake=""
      suppressHydrationWarning
    >
      <div className="dialog-content">
        <div className="dialog-head">
          <h2 id="register-dialog-title" className="dialog-title" tabIndex={-1} autoFocus>
            {registerDialog.title}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-btn" aria-label={registerDialog.close}>
              <X size={22} aria-hidden="true" />
            </button>
          </form>
        </div>
        <p>{registerDialog.text}</p>
        <div id={isBuilt ? 'register-form' : undefined}>{children}</div>
        <p>
          <a href={paths.to('register')}>{registerDialog.page}</a>
        </p>
      </div>
    </dialog>
  );
}
