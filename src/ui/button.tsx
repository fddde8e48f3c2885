import type { ComponentProps, JSX, ReactNode } from 'react';
import { type ButtonTone, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export { type ButtonTone, buttonClass };

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly tone?: ButtonTone;
  readonly icon?: IconName;
  /** Being carried out: stays in the order of focus, does nothing when pressed again. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A button with a word. One primary per screen. */
export function Button({ tone, icon, busy = false, wide = false, children, onClick, type = 'button', ...rest }: ButtonProps): JSX.Element {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(tone, wide ? 'button--wide' : '')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className="button__wait" aria-hidden="true" /> : icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
