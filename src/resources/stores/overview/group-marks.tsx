import type { JSX } from 'react';
import { useKnown } from '../../../branch-status/reported-value.tsx';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { idOf } from '../../../crud/core/row.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useStoreStatus } from '../status/store-status.tsx';
import './group-marks.css';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';

/** How many devices need someone; nothing where all work, or where it is not known. */
export function DevicesMark({ record }: RecordSlotProps): JSX.Element | null {
  const overview = useBranchOverviewWords();
  const store = useStoreStatus(idOf(record)).data?.monitored;
  const { freshness } = useKnown(store ?? { last_socket_communication_at: null });
  if (store === undefined || freshness !== 'now') return null;
  const count = store.touch_screens.in_trouble + store.virtual_displays.in_trouble;
  return <Mark tone="warning" icon="alert" count={count} text={overview.faultyDevices(count)} />;
}

/** How many changes wait for the branch, or that it has no key to come for them with. */
export function LicenceMark({ record }: RecordSlotProps): JSX.Element | null {
  const overview = useBranchOverviewWords();
  const store = useStoreStatus(idOf(record)).data?.monitored;
  if (typeof record['key_made_at'] !== 'string') return <Mark tone="warning" icon="alert" count={1} text={overview.keyMissing} />;
  const count = store?.changes.count ?? 0;
  return <Mark tone="neutral" icon="clock" count={count} text={overview.changesWait(count)} />;
}

type MarkProps = { readonly tone: 'warning' | 'neutral'; readonly icon: IconName; readonly count: number; readonly text: string };

function Mark({ tone, icon, count, text }: MarkProps): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span className={`group-mark group-mark--${tone}`} title={text}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {text}</span>
    </span>
  );
}
