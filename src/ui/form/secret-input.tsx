import { type ComponentProps, type JSX, useState } from 'react';
import { Icon } from '../icon/icon.tsx';

type SecretInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { readonly showLabel: string; readonly hideLabel: string };

/** A value that is only written: hidden while typed, unless a person asks to see it. */
export function SecretInput({ showLabel, hideLabel, ...input }: SecretInputProps): JSX.Element {
  const [visible, setVisible] = useState(false);
  return (
    <div className="input-group">
      <input {...input} className="input" type={visible ? 'text' : 'password'} autoComplete="new-password" spellCheck={false} />
      <button
        type="button"
        className="input-group__button"
        aria-label={visible ? hideLabel : showLabel}
        onClick={() => setVisible(!visible)}
      >
        <Icon name={visible ? 'eyeOff' : 'eye'} size={16} />
      </button>
    </div>
  );
}
