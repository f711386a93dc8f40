import { useEffect, useId, type ComponentPropsWithRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useHeldFocus } from './use-held-focus.ts';

/**
 * The button of a form that the build has written and React answers. Until React is awake the browser itself keeps a
 * press, without any script: it opens the words `kept`, and sends nothing, however often it is pressed. React finds
 * them open when it comes and sends the form, once. Disabled while the form is busy: `kept` is then what a screen reader
 * hears, and where the focus waits.
 */
export function EarlySubmit({
  kept,
  busy = false,
  disabled = false,
  ...rest
}: Omit<ComponentPropsWithRef<typeof Button>, 'type' | 'onClick' | 'className'> & {
  kept: string;
}) {
  const id = useId();
  const { button, words } = useHeldFocus<HTMLOutputElement>(busy);
  const isAwake = useHydrated();
  useEffect(() => {
    const open = words.current;
    // A browser without popovers kept nothing, and does not know the selector either.
    if (open?.popover && open.matches(':popover-open')) open.closest('form')?.requestSubmit();
  }, [words]);
  const press = isAwake
    ? ({ type: 'submit' } as const)
    : ({ type: 'button', popoverTarget: id, popoverTargetAction: 'show' } as const);
  return (
    <>
      <Button
        {...rest}
        {...press}
        ref={button}
        className="noscript:hidden"
        busy={busy}
        disabled={disabled || busy}
      />
      <output
        ref={words}
        id={id}
        tabIndex={-1}
        {...(isAwake
          ? { className: 'sr-only' }
          : { className: 'kept-press noscript:hidden', popover: 'manual' })}
      >
        {(busy || !isAwake) && kept}
      </output>
    </>
  );
}
