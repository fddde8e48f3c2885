import { type ComponentProps, type JSX, type KeyboardEvent, useState } from 'react';
import './field.css';
import { Icon } from '../icon/icon.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Called at each key with whether Caps Lock is on. */
  readonly onCapsLock?: (on: boolean) => void;
};

/** A password that can be looked at while it is typed. */
export function PasswordInput({ showLabel, hideLabel, onCapsLock, ...rest }: PasswordInputProps): JSX.Element {
  const [isShown, setShown] = useState(false);
  const watch = (event: KeyboardEvent): void => onCapsLock?.(event.getModifierState('CapsLock'));
  return (
    <div className="input-group">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className="input"
        onKeyDown={watch}
        onKeyUp={watch}
      />
      <button type="button" className="input-group__button" aria-label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </button>
    </div>
  );
}
