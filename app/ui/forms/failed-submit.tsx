import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#app/ui/notice.tsx';

/**
 * Why a form was not taken, above its fields. A press of the button below them on a phone leads to it; the
 * toast that says the same then lies over what stands before the form.
 */
export function FailedSubmit({ title, children }: { title: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A promise in newer browsers, which React would take for what ends the effect.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="failed-submit">
      <Notice tone="error" title={title}>
        {children}
      </Notice>
    </div>
  );
}
