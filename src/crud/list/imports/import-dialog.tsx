import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isFinished, type TaskKind } from '../../../../contract/rules/system/task-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useCalls } from '../../core/calls.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { useImportWords } from './import-words.ts';
import './import-dialog.css';
import type { ImportFile } from './import-file.ts';
import { ResultStep } from './result-step.tsx';
import { RowsStep } from './rows-step.tsx';
import { TaskStep } from './task-step.tsx';
import type { ShownTask } from './use-task.ts';

type ImportDialogProps = {
  readonly resource: AnyResource;
  /** The store of all rows, when the import was opened at one. */
  readonly storeId: number | null;
  /** An import that was begun before: the dialog opens where that has come to. */
  readonly begun?: Begun;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

type Begun = { readonly file: ImportFile; readonly task: ShownTask & { readonly kind: TaskKind } };

type Step =
  | { readonly name: 'file' }
  | { readonly name: 'columns'; readonly file: ImportFile }
  | { readonly name: 'checking'; readonly file: ImportFile; readonly task: ShownTask }
  | { readonly name: 'rows'; readonly file: ImportFile }
  | { readonly name: 'saving'; readonly file: ImportFile; readonly task: ShownTask }
  | { readonly name: 'result'; readonly file: ImportFile; readonly task: ShownTask };

const places = ['file', 'columns', 'rows', 'result'] as const;
const placeOf = { file: 0, columns: 1, checking: 2, rows: 2, saving: 3, result: 3 } as const satisfies Record<Step['name'], number>;

/** From a file to stored rows in four steps, each of which says what the next one will do. */
export function ImportDialog({ resource, storeId, begun, onSaved, onClose }: ImportDialogProps): JSX.Element {
  const { labelsOf } = useWords();
  const imports = useImportWords();
  const notify = useNotify();
  const { ask, upload } = useCalls();
  const [step, setStep] = useState<Step>(begun === undefined ? { name: 'file' } : () => stepOf(begun));
  // Of an import that was begun before it is not known.
  const [notifies, setNotifies] = useState<boolean | undefined>(begun === undefined ? false : undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const collection = resource.name;
  const place = placeOf[step.name];
  /** Does what may be refused; a refusal is shown above the step, which stays. */
  const attempt = async (work: () => Promise<Step>): Promise<void> => {
    setFailure(null);
    try {
      setStep(await work());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const current = (file: ImportFile): Promise<ImportFile> => ask('GET /imports/{collection}/{id}', { path: { collection, id: file.id } });
  const read = (file: File, signal: AbortSignal) =>
    upload('POST /{collection}/import', typedFile(file), { path: { collection }, query: { file_name: file.name }, signal });
  const save = (file: ImportFile, rows: 'all' | 'good') =>
    ask('POST /imports/{collection}/{id}/save', {
      path: { collection, id: file.id },
      body: { rows, ...(notifies === true ? { tells_clients: true } : {}) },
    });
  const close = (): void => {
    if (step.name === 'saving') notify(imports.goesOn, 'info');
    onClose();
  };
  return (
    <Dialog title={imports.title(labelsOf(resource).page)} closeLabel={imports.close} onClose={close} wide>
      <div className="import">
        <StepHeading key={step.name} isFirst={step.name === 'file'}>
          {imports.stepOf(place + 1, places.length, imports.steps[places[place]])}
        </StepHeading>
        {failure === null ? null : (
          <Notice tone="danger" announce="alert">
            {failure}
          </Notice>
        )}
        {step.name === 'file' ? (
          <FileStep
            onFile={(file, signal) => attempt(async () => ({ name: 'columns', file: await read(file, signal) }))}
            onWrong={setFailure}
          />
        ) : null}
        {step.name === 'columns' ? (
          <ColumnsStep
            resource={resource}
            file={step.file}
            storeId={storeId}
            onCheck={(body) =>
              attempt(async () => ({
                name: 'checking',
                file: step.file,
                task: await ask('POST /imports/{collection}/{id}/check', { path: { collection, id: step.file.id }, body }),
              }))
            }
          />
        ) : null}
        {step.name === 'checking' || step.name === 'saving' ? (
          <TaskStep
            key={step.task.id}
            task={step.task}
            text={step.name === 'checking' ? imports.checking : imports.saving}
            onCancel={() => ask('POST /tasks/{id}/cancel', { path: { id: step.task.id } })}
            onEnd={(task) =>
              attempt(async () => {
                const file = await current(step.file);
                if (step.name === 'saving') {
                  onSaved();
                  return { name: 'result', file, task };
                }
                if (task.state === 'done') return { name: 'rows', file };
                setFailure(task.state === 'cancelled' ? imports.checkCancelled : (task.error?.message ?? ''));
                return { name: 'columns', file };
              })
            }
          />
        ) : null}
        {step.name === 'rows' ? (
          <RowsStep
            resource={resource}
            file={step.file}
            notifies={notifies === true}
            onNotifies={setNotifies}
            onBack={() => setStep({ name: 'columns', file: step.file })}
            onSave={(rows) =>
              attempt(async () => ({
                name: 'saving',
                file: step.file,
                task: await save(step.file, rows),
              }))
            }
            onClose={onClose}
          />
        ) : null}
        {step.name === 'result' ? (
          <ResultStep
            resource={resource}
            file={step.file}
            task={step.task}
            notifies={notifies}
            onGoOn={() =>
              attempt(async () => ({
                name: 'saving',
                file: step.file,
                task: await save(step.file, 'good'),
              }))
            }
            onAnother={() => setStep({ name: 'file' })}
            onClose={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

const workbooks = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a browser takes a file for differs from system to system; the server looks into it. */
function typedFile(file: File): Blob {
  return new Blob([file], { type: /\.xlsx$/iu.test(file.name) ? workbooks : 'text/csv' });
}

/** Where an import is that was begun before. */
function stepOf({ file, task }: Begun): Step {
  const isOver = isFinished(task.state);
  if (task.kind === 'import') return { name: isOver ? 'result' : 'saving', file, task };
  if (!isOver) return { name: 'checking', file, task };
  return { name: task.state === 'done' ? 'rows' : 'columns', file };
}

/** Says where one is: each new step takes the focus, but the first, which the dialog itself names. */
function StepHeading({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h3 ref={heading} tabIndex={-1} className="import__step">
      {children}
    </h3>
  );
}
