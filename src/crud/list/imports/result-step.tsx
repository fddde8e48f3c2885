import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { UnsentNotice } from '../../core/unsent/unsent-notice.tsx';
import type { ImportFile } from './import-file.ts';
import { useImportWords } from './import-words.ts';
import type { ShownTask } from './use-task.ts';
import { useWrongRows } from './use-wrong-rows.ts';

type ResultStepProps = {
  readonly resource: AnyResource;
  readonly file: ImportFile;
  readonly task: ShownTask;
  /** Whether clients are written to of what was stored; undefined where that is not known. */
  readonly notifies: boolean | undefined;
  readonly onGoOn: () => Promise<void>;
  readonly onAnother: () => void;
  readonly onClose: () => void;
};

/** What was saved, what was not, and what can be done with the rest. */
export function ResultStep({ resource, file, task, notifies, onGoOn, onAnother, onClose }: ResultStepProps): JSX.Element {
  const imports = useImportWords();
  const { take, taking } = useWrongRows(resource, file.id);
  const { counts } = file;
  return (
    <>
      {task.state === 'done' ? (
        <Notice tone="success" announce="status">
          {imports.saved(counts.new, counts.changed)}
        </Notice>
      ) : null}
      {task.state === 'cancelled' ? (
        <Notice tone="warning" announce="status">
          {imports.cancelled(task.done, file.total)}
        </Notice>
      ) : null}
      {task.state === 'failed' ? (
        <Notice tone="danger" announce="alert" title={imports.failed}>
          {task.error?.message ?? ''}
        </Notice>
      ) : null}
      {resource.notifiesClients === true && notifies !== undefined && counts.new + counts.changed > 0 ? (
        <p>{notifies ? imports.clientsNotified : imports.clientsNotNotified}</p>
      ) : null}
      {resource.createSends === true && counts.new > 0 ? <UnsentNotice /> : null}
      {counts.wrong > 0 ? <p>{imports.wrongLeft(counts.wrong)}</p> : null}
      <div className="import__actions">
        {counts.wrong > 0 ? (
          <Button icon="download" busy={taking} onClick={take}>
            {imports.download}
          </Button>
        ) : null}
        {task.state === 'done' ? (
          <Button onClick={onAnother}>{imports.another}</Button>
        ) : (
          <Button onClick={() => onGoOn()}>{imports.goOn}</Button>
        )}
        <Button tone="primary" onClick={onClose}>
          {imports.close}
        </Button>
      </div>
    </>
  );
}
