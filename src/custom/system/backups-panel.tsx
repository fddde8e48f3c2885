import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef } from 'react';
import type { SystemWords } from '../../../contract/messages/cs/console/settings/system.ts';
import type { SystemBackup, SystemStatus } from '../../../contract/operations/system.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { formatDay, formatInstant } from '../../crud/core/format.ts';
import { useNotificationCentre } from '../../providers/notification-centre.ts';
import { isUnderway, systemKey, useSystemWords } from '../../providers/system-status.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Status, type Tone } from '../../ui/page/status.tsx';
import { Facts } from './system-panels.tsx';

type BackupState = keyof SystemWords['backups']['states'];

const toneOf: Readonly<Record<BackupState, Tone>> = {
  waiting: 'info',
  making: 'info',
  checking: 'info',
  good: 'success',
  failed: 'danger',
};

type BackupsPanelProps = Pick<SystemStatus, 'backups'> & {
  /** A notice above already says how backups are turned on. */
  readonly isOffShown?: boolean;
};

/** Whether there is a backup to rely on, when the next one comes, and how the latest ones went. */
export function BackupsPanel({ backups, isOffShown = false }: BackupsPanelProps): JSX.Element {
  const words = useSystemWords();
  const { backups: texts } = words;
  const { folder, encrypted, next_at: next, last_good: good, latest } = backups;
  return (
    <Panel>
      <section aria-labelledby="system-backups">
        <h2 id="system-backups">{texts.title}</h2>
        <Facts
          facts={[
            [texts.lastGood, good?.finished_at == null ? texts.none : `${formatInstant(good.finished_at)}, ${words.size(good.bytes ?? 0)}`],
            [texts.next, next === null ? texts.off : formatInstant(next)],
            ...(folder === null ? [] : [[texts.folder, folder] as const]),
          ]}
        />
        {folder === null && !isOffShown ? <p className="quiet">{words.warnings.backup_off('', 0).advice}</p> : null}
        {folder === null ? null : (
          <p className="quiet">
            {encrypted ? texts.encrypted : texts.plain} {texts.restore} {texts.kept}
          </p>
        )}
        {latest.length === 0 ? null : (
          <>
            <h3>{texts.latest}</h3>
            <ul className="system-backups">
              {latest.map((backup) => (
                <BackupLine key={backup.id} backup={backup} />
              ))}
            </ul>
          </>
        )}
      </section>
    </Panel>
  );
}

function BackupLine({ backup }: { readonly backup: SystemBackup }): JSX.Element {
  const words = useSystemWords();
  const { backups: texts } = words;
  const state = stateOf(backup);
  const { night, asked_by: who, finished_at: finished, started_at: started, file, bytes, error } = backup;
  const at = finished ?? started;
  return (
    <li>
      <span className="system-backups__kind">{night === null ? texts.asked(who) : `${texts.night} ${formatDay(night)}`}</span>
      <span role="status">
        <Status tone={toneOf[state]}>{texts.states[state]}</Status>
      </span>
      <span className="figures">{at === null ? '' : formatInstant(at)}</span>
      <span className="figures">{bytes === null ? '' : words.size(bytes)}</span>
      <span className="system-backups__file quiet">{file ?? (state === 'good' ? texts.removed : '')}</span>
      {error === null ? null : <p className="system-backups__error">{error}</p>}
    </li>
  );
}

function stateOf({ started_at, made_at, finished_at, error }: SystemBackup): BackupState {
  if (error !== null) return 'failed';
  if (finished_at !== null) return 'good';
  if (made_at !== null) return 'checking';
  return started_at === null ? 'waiting' : 'making';
}

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
