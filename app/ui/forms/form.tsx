import type { ComponentPropsWithRef } from 'react';

/**
 * A form that the page answers by itself, with its own words for what is wrong. POST, so that one sent before React
 * could never put a password into an address. `pressed` is the value of the button that sent it.
 */
export function Form({
  className = 'form',
  onSend,
  ...rest
}: Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'method' | 'noValidate'> & {
  onSend: (form: HTMLFormElement, pressed: string) => void;
}) {
  return (
    <form
      {...rest}
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        onSend(event.currentTarget, submitter instanceof HTMLButtonElement ? submitter.value : '');
      }}
    />
  );
}
