import { type JSX, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { type HoursChange, useChangedHoursWords, useImpact } from './changed-hours.ts';

type ImpactButtonProps = {
  readonly storeId: number;
  readonly change: HoursChange | undefined;
  /** What it does: "Zablokovat". */
  readonly confirm: string;
  readonly busy: boolean;
  /** `lost` is how many orders it leaves outside of the hours. */
  readonly onSave: (lost: number) => Promise<void>;
};

/**
 * Saves a change of hours once its impact is shown: the button itself says how many orders it leaves outside.
 * A press that comes before the impact is known waits for it, and saves on its own only where no one is concerned.
 */
export function ImpactButton({ storeId, change, confirm, busy, onSave }: ImpactButtonProps): JSX.Element {
  const words = useChangedHoursWords().impact;
  const impact = useImpact(storeId, change);
  const text = JSON.stringify(change ?? null);
  const [wanted, setWanted] = useState<string>();
  const isAwaited = useRef(false);
  const isCounting = impact?.is === 'counting';
  const lost = impact?.is === 'known' ? impact.total : 0;
  const label = lost > 0 ? words.despite(confirm, lost) : confirm;
  useEffect(() => {
    if (!isAwaited.current || isCounting) return;
    isAwaited.current = false;
    if (wanted === text && impact?.is === 'known' && lost === 0) void onSave(0);
  }, [wanted, text, isCounting, impact, lost, onSave]);
  const press = (): Promise<void> | undefined => {
    if (!isCounting) return onSave(lost);
    isAwaited.current = true;
    setWanted(text);
    return undefined;
  };
  return (
    <Button tone={lost > 0 ? 'danger' : 'primary'} busy={busy || (isCounting && wanted === text)} onClick={press}>
      {label}
    </Button>
  );
}
