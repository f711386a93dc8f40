import type { ReactNode } from 'react';
import { listIds } from './lists.ts';

/** One of a few, as large as a thumb: native, and held by the browser where nobody listens. */
export function Pick({
  name,
  value,
  type = 'radio',
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  type?: 'radio' | 'checkbox';
  isChosen: boolean;
  onChoose: ((isOn: boolean) => void) | undefined;
  children: ReactNode;
}) {
  const state = onChoose
    ? {
        checked: isChosen,
        onChange: ({ target }: { target: HTMLInputElement }) => onChoose(target.checked),
      }
    : { defaultChecked: isChosen };
  return (
    <label className="pick">
      <input type={type} name={name} value={value} form={listIds.form} {...state} />
      <span>{children}</span>
    </label>
  );
}
