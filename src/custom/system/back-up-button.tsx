import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef } from 'react';
import type { SystemBackup } from '../../../contract/operations/system.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useNotificationCentre } from '../../providers/notification-centre.ts';
import { isUnderway, systemKey, useSystemWords } from '../../providers/system-status.ts';
import { Button } from '../../ui/button/button.tsx';

/** Starts a backup of everything; the list of backups says how it goes on. */
export function BackUpButton({ latest }: { readonly latest: readonly SystemBackup[] }): JSX.Element {
  const { backups: words } = useSystemWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const { notify } = useNotificationCentre();
  const key = useRef(crypto.randomUUID());
  const start = async (): Promise<void> => {
    try {
      await ask('POST /system/backups', { header: { 'Idempotency-Key': key.current } });
    } catch (fault) {
      notify('danger', fault instanceof Error && fault.message !== '' ? fault.message : words.notStarted);
    }
    key.current = crypto.randomUUID();
    await queries.invalidateQueries({ queryKey: systemKey });
  };
  const busy = latest.some(isUnderway);
  return (
    <Button tone="primary" busy={busy} onClick={start}>
      {busy ? words.underway : words.now}
    </Button>
  );
}
