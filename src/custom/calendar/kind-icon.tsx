import type { JSX } from 'react';
import { DayMarkIcon } from '../../resources/stores/calendar/day-mark-icon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { DayKind } from './day-kind.ts';

/** The drawing of a kind of a day; one that has passed has none. */
export function KindIcon({ kind }: { readonly kind: DayKind }): JSX.Element | null {
  if (kind === 'past' || kind === 'open') return null;
  return kind === 'free' ? <Icon name="check" size={16} /> : <DayMarkIcon type={kind} size={16} />;
}
