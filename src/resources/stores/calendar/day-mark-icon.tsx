import type { JSX } from 'react';
import type { DayType } from '../../../../contract/rules/opening/day-hours.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

const icons: Readonly<Record<DayType, IconName | null>> = {
  free: null,
  occupied: 'users',
  notAvailable: 'close',
  holiday: 'sun',
  blocked: 'ban',
};

/** What kind of a day it is, by a drawing in addition to its colour; an ordinary open day needs none. */
export function DayMarkIcon({ type, size }: { readonly type: DayType; readonly size: 16 | 20 }): JSX.Element | null {
  const icon = icons[type];
  return icon === null ? null : <Icon name={icon} size={size} />;
}
