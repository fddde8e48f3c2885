import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useId, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import type { ShownTask } from '../../../crud/list/imports/use-task.ts';
import { ListTab } from '../../../crud/screens/list-tab.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { backupAdditions } from './backup-additions.tsx';
import { TaskProgress } from './task-progress.tsx';
import './backups-and-licences.css';

/** Backups of a store: what is in them, a new one, and the list, each of which leads to what can be done with it. */
export function BackupsTab({ record }: RecordSlotProps): JSX.Element {
  const texts = backupWords(useWords());
  const queries = useQueryClient();
  const mayMake = useMay(stores, 'edit');
  const id = idOf(record);
  return (
    <>
      <Panel>
        <p className="backups__text">
          {texts.backups.text} {texts.backups.deleted}
        </p>
        {mayMake ? <NewBackup storeId={id} onChanged={() => void queries.invalidateQueries({ queryKey: [prefixOf(backups)] })} /> : null}
      </Panel>
      <ListTab resource={backups} additions={backupAdditions} within={{ name: 'store_id', id }} />
    </>
  );
}

type NewBackupProps = { readonly storeId: number; readonly onChanged: () => void };

/** Makes a backup now, or takes one in from a file. */
function NewBackup({ storeId, onChanged }: NewBackupProps): JSX.Element {
  const { backups: words } = backupWords(useWords());
  const { ask, upload } = useCalls();
  const notify = useNotify();
  const fileId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [task, setTask] = useState<ShownTask>();
  const [isUploading, setUploading] = useState(false);
  const make = async (): Promise<void> => {
    if (task !== undefined) return;
    try {
      setTask(await ask('POST /stores/{id}/backups', { path: { id: storeId }, body: name.trim() === '' ? {} : { name: name.trim() } }));
      setName('');
      onChanged();
    } catch (error) {
      notify(words.notMade(readRefusal(error).message), 'error');
    }
  };
  const end = ({ state, error }: ShownTask): void => {
    setTask(undefined);
    onChanged();
    if (state === 'done') notify(words.made, 'success');
    else notify(words.notMade(error?.message ?? ''), 'error');
  };
  const takeIn = async (file: File): Promise<void> => {
    setUploading(true);
    try {
      const content = new Blob([file], { type: 'application/octet-stream' });
      await upload('POST /stores/{id}/backups/upload', content, { path: { id: storeId }, query: { file_name: file.name } });
      notify(words.uploaded, 'success');
      onChanged();
    } catch (error) {
      notify(words.notUploaded(readRefusal(error).message), 'error');
    }
    setUploading(false);
  };
  return (
    <Form className="backups__new" onSubmit={make}>
      <Field label={words.nameLabel} hint={words.nameHelp}>
        {(control) => (
          <input {...control} className="input" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <div className="backups__actions">
        <Button type="submit" tone="primary" icon="plus" busy={task !== undefined}>
          {task === undefined ? words.make : words.making}
        </Button>
        <Button icon="upload" busy={isUploading} onClick={() => input.current?.click()}>
          {words.upload}
        </Button>
        <input
          ref={input}
          id={fileId}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label={words.upload}
          accept=".jsonl"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void takeIn(file);
          }}
        />
      </div>
      {isUploading ? <Progress text={words.uploading} detail="" share={undefined} /> : null}
      {task === undefined ? null : <TaskProgress task={task} text={words.making} onEnd={end} />}
    </Form>
  );
}
