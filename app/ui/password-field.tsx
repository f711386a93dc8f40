import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame, useField, type FieldText, type InputProps } from './field.tsx';
import { useHydrated } from './use-hydrated.ts';

/** A password with a show/hide toggle; the toggle's two names come from the caller. */
export function PasswordField({
  showLabel,
  hideLabel,
  ...props
}: FieldText & { showLabel: string; hideLabel: string } & Omit<InputProps, 'type'>) {
  const { frame, input } = useField(props, 'field-input');
  const [isShown, setIsShown] = useState(false);
  // Until React is awake it could only be pressed in vain.
  const isAwake = useHydrated();
  const Icon = isShown ? EyeOff : Eye;
  const label = isShown ? hideLabel : showLabel;
  return (
    <FieldFrame {...frame}>
      <span className="field-with-toggle">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className="field-toggle"
          disabled={!isAwake}
          aria-controls={frame.fieldId}
          aria-label={label}
          title={label}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </span>
    </FieldFrame>
  );
}
