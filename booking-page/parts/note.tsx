import type { ComponentChildren, JSX } from 'preact';
import type { IconName } from './generated/icon-name.ts';
import { Icon } from './icon.tsx';

type NoteProps = {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'warning' | 'danger' | 'good';
  /** Read out as soon as it appears. */
  readonly isTold?: boolean;
  readonly children: ComponentChildren;
};

/** One thing to know, in a frame of its own. */
export function Note({ icon, tone = 'plain', isTold = false, children }: NoteProps): JSX.Element {
  return (
    <div class={`note note--${tone}`} {...(isTold ? { role: 'alert' } : {})}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
