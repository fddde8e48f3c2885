import type { ComponentProps, JSX } from 'react';
import type { IconName } from '../icon/generated/icon-name.ts';
import { Icon } from '../icon/icon.tsx';
import { type ButtonTone, buttonClass } from './button.tsx';
import { Tooltip } from './tooltip.tsx';
import { type Press, usePress } from './use-single-run.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label' | 'onClick'> & {
  readonly icon: IconName;
  /** Its name, for screen readers and in the tooltip. */
  readonly label: string;
  readonly tone?: ButtonTone;
  /** A count in the corner; nothing at 0. The label says it in words. */
  readonly badge?: number;
  readonly onClick?: Press | undefined;
};

/** A button that shows only a drawing. */
export function IconButton({ icon, label, tone = 'plain', badge = 0, onClick, ...rest }: IconButtonProps): JSX.Element {
  const press = usePress(onClick);
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        className={buttonClass(tone, 'button--icon')}
        aria-label={label}
        aria-busy={press.isRunning || rest['aria-busy']}
        onClick={press.onClick}
      >
        <Icon name={icon} size={20} />
        {badge > 0 ? (
          <span className="badge" aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </button>
    </Tooltip>
  );
}
