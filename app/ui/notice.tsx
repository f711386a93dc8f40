import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'warn' | 'error' | 'success';

const icons = { info: Info, warn: TriangleAlert, error: CircleAlert, success: CircleCheck };

/**
 * A message that stays on the page. Errors interrupt a screen reader, the others wait their turn;
 * the tone is told by icon and words, never by colour alone.
 */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} className="notice-icon" aria-hidden="true" />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
