import type { JSX } from 'react';
import type { IconName } from '../icon/generated/icon-name.ts';
import { Icon } from '../icon/icon.tsx';
import './status.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const iconOfTone: Readonly<Record<Tone, IconName>> = {
  success: 'checkCircle',
  warning: 'clock',
  danger: 'alert',
  info: 'info',
  neutral: 'more',
};

type StatusProps = { readonly tone: Tone; readonly icon?: IconName; readonly children: string };

/** A state shown three ways at once: by icon, word and colour. */
export function Status({ tone, icon = iconOfTone[tone], children }: StatusProps): JSX.Element {
  return (
    <span className={`status status--${tone}`}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
