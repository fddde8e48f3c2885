import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { FormSlotProps } from '../../../crud/core/additions/form-slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { BackupDifferences } from './backup-differences.tsx';
import type { Differences } from './difference-list.tsx';
import { reasonOf } from './reason.ts';
import './backups-and-licences.css';
import { backupWords } from '../../../branch-status/backup-words.ts';

/** What can be done with a backup in addition to deleting it: taken away, looked into and restored. */
export function BackupActions({ draft }: FormSlotProps): JSX.Element {
  const words = backupWords(useWords()).backups;
  const { ask } = useCalls();
  const tell = useNotify();
  const mayRestore = useMay(stores, 'edit');
  const [differences, setDifferences] = useState<Differences>();
  const [busy, setBusy] = useState<'download' | 'look'>();
  const id = Number(draft['id']);
  const up = `/stores/${Number(draft['store_id'])}?tab=backups`;
  const run = async (what: 'download' | 'look', work: () => Promise<void>, failed: (reason: string) => string): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      tell(failed(reasonOf(error)), 'error');
    }
    setBusy(undefined);
  };
  const download = (): Promise<void> =>
    run('download', async () => location.assign((await ask('POST /backups/{id}/file-address', { path: { id } })).url), words.notDownloaded);
  const look = (): Promise<void> =>
    run('look', async () => setDifferences(await ask('POST /backups/{id}/preview', { path: { id } })), words.notLooked);
  const isComplete = draft['status'] === 'complete';
  return (
    <div className="keeping__beside">
      <Panel>
        <section aria-label={words.what} className="keeping__section">
          {draft['status'] === 'processing' ? <Notice tone="info">{words.processing}</Notice> : null}
          {draft['status'] === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
          <div className="keeping__deeds">
            {isComplete ? (
              <Button icon="download" busy={busy === 'download'} onClick={() => download()}>
                {words.download}
              </Button>
            ) : null}
            {isComplete && mayRestore ? (
              <Button tone={differences === undefined ? 'primary' : 'secondary'} icon="undo" busy={busy === 'look'} onClick={() => look()}>
                {busy === 'look' ? words.looking : differences === undefined ? words.look : words.again}
              </Button>
            ) : null}
            <Link className={buttonClass('plain')} to={up}>
              {words.toStore}
            </Link>
          </div>
          {isComplete ? <p className="quiet">{words.noRights}</p> : null}
        </section>
        {differences === undefined ? null : (
          <BackupDifferences key={differences.seen} backup={draft} differences={differences} onApplied={() => setDifferences(undefined)} />
        )}
      </Panel>
    </div>
  );
}
