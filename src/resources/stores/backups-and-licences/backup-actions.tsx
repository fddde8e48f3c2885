import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import type { ShownTask } from '../../../crud/list/imports/use-task.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DifferenceCounts, DifferenceList, type Differences } from './difference-list.tsx';
import { TaskProgress } from './task-progress.tsx';
import './backups-and-licences.css';

/** What can be done with a backup in addition to deleting it: taken away, looked into and restored. */
export function BackupActions({ draft }: FormSlotProps): JSX.Element {
  const words = backupWords(useWords()).backups;
  const { ask } = useCalls();
  const notify = useNotify();
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
      notify(failed(readRefusal(error).message), 'error');
    }
    setBusy(undefined);
  };
  const download = (): Promise<void> =>
    run('download', async () => location.assign((await ask('POST /backups/{id}/file-address', { path: { id } })).url), words.notDownloaded);
  const look = (): Promise<void> =>
    run('look', async () => setDifferences(await ask('POST /backups/{id}/preview', { path: { id } })), words.notLooked);
  const isComplete = draft['status'] === 'complete';
  return (
    <div className="backups__columns">
      <Panel>
        <section aria-label={words.what} className="backups__section">
          {draft['status'] === 'processing' ? <Notice tone="info">{words.processing}</Notice> : null}
          {draft['status'] === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
          <div className="backups__actions">
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

type BackupDifferencesProps = { readonly backup: Row; readonly differences: Differences; readonly onApplied: () => void };

/** What a restore would change, and the restore itself after a question. */
function BackupDifferences({ backup, differences, onApplied }: BackupDifferencesProps): JSX.Element {
  const all = useWords();
  const { form } = all;
  const words = backupWords(all).backups;
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState(false);
  const [task, setTask] = useState<ShownTask>();
  // What was asked for is below: anyone who asked is led to it.
  useEffect(() => heading.current?.focus(), []);
  const { records, left, problems } = differences;
  const collides = problems.length > 0 || records.some(({ problem }) => problem !== null);
  const apply = async (): Promise<void> => {
    setAsks(false);
    try {
      setTask(await ask('POST /backups/{id}/apply', { path: { id: idOf(backup) }, body: { seen: differences.seen } }));
    } catch (error) {
      notify(words.notApplied(readRefusal(error).message), 'error');
    }
  };
  const end = ({ state, error }: ShownTask): void => {
    setTask(undefined);
    void queries.invalidateQueries();
    if (state !== 'done') {
      notify(words.notApplied(error?.message ?? ''), 'error');
      return;
    }
    notify(words.applied, 'success');
    onApplied();
  };
  return (
    <section className="backups__section" aria-labelledby="differences">
      <h2 id="differences" ref={heading} tabIndex={-1} className="backups__title">
        {words.differences}
      </h2>
      {records.length === 0 ? (
        <Notice tone="success">{words.same}</Notice>
      ) : (
        <>
          <p>{words.count(records.length)}</p>
          <DifferenceCounts records={records} />
        </>
      )}
      {collides ? (
        <Notice tone="danger" announce="alert">
          {[words.collides, ...problems].join(' ')}
        </Notice>
      ) : null}
      <DifferenceList records={records} />
      {left.length === 0 ? null : (
        <Notice tone="info">
          {words.left} {left.map(({ name }) => name).join(', ')}
        </Notice>
      )}
      {records.length === 0 || collides || task !== undefined ? null : (
        <div className="backups__actions">
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setAsks(true)}>
            {words.apply}
          </Button>
        </div>
      )}
      {task === undefined ? null : <TaskProgress task={task} text={words.applying} onEnd={end} />}
      {asks ? (
        <Dialog
          title={words.question(String(backup['name']))}
          closeLabel={form.close}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>{words.back}</Button>
              <Button tone="danger" onClick={() => apply()}>
                {words.apply}
              </Button>
            </>
          }
        >
          <p>{words.count(records.length)}</p>
          <p>{words.warning}</p>
        </Dialog>
      ) : null}
    </section>
  );
}
