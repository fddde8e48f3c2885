import type { ComponentProps, JSX, ReactNode } from 'react';
import type { IconName } from '../icon/generated/icon-name.ts';
import { Icon } from '../icon/icon.tsx';
import { type ButtonTone, buttonClass } from './button-class.ts';
import { type Press, usePress } from './use-single-run.ts';

export { type ButtonTone, buttonClass };

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'onClick'> & {
  readonly tone?: ButtonTone;
  readonly icon?: IconName;
  /** Being carried out: stays in the order of focus, does nothing when pressed again. So it is on its own until `onClick` has ended. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly onClick?: Press;
  readonly children: ReactNode;
};

/** A button with a word. One primary per screen. */
export function Button({ tone, icon, busy = false, wide = false, children, onClick, type = 'button', ...rest }: ButtonProps): JSX.Element {
  const press = usePress(onClick, busy);
  const isBusy = busy || press.isRunning;
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={buttonClass(tone, wide ? 'button--wide' : '')}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={press.onClick}
    >
      {isBusy ? <span className="button__wait" aria-hidden="true" /> : icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
