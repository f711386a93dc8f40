import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * The button of a form that the build has written and React answers. Until React is awake the browser itself keeps a
 * press, without any script: it opens the words `kept`, and sends nothing, however often it is pressed. React finds
 * them open when it comes and sends the form, once. `kept` is also what a screen reader hears while the form is busy.
 */
export function EarlySubmit({
  kept,
  busy = false,
  ...button
}: Omit<ComponentPropsWithRef<typeof Button>, 'type' | 'onClick' | 'className'> & {
  kept: string;
}) {
  const id = useId();
  const words = useRef<HTMLOutputElement>(null);
  const isAwake = useHydrated();
  useEffect(() => {
    const open = words.current;
    // A browser without popovers kept nothing, and does not know the selector either.
    if (open?.popover && open.matches(':popover-open')) open.closest('form')?.requestSubmit();
  }, []);
  const press = isAwake
    ? ({ type: 'submit' } as const)
    : ({ type: 'button', popoverTarget: id, popoverTargetAction: 'show' } as const);
  return (
    <>
      <Button {...button} {...press} className="noscript:hidden" busy={busy} />
      <output
        ref={words}
        id={id}
        {...(isAwake
          ? { className: 'sr-only' }
          : { className: 'kept-press noscript:hidden', popover: 'manual' })}
      >
        {(busy || !isAwake) && kept}
      </output>
    </>
  );
}
