import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';

/** The way out at the top of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold">
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
