import { type JSX, useContext, useEffect } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { ExportProgress } from './export-progress.tsx';
import { isUnderWay } from './export-state.ts';
import { ExportsContext, useExports } from './exports.ts';

type ExportDialogProps = { readonly id: number; readonly onClose: () => void };

/** Shows how far the file is. When it is saved, the dialog goes on its own; closed before, the export goes on in the right panel. */
export function ExportDialog({ id, onClose }: ExportDialogProps): JSX.Element | null {
  const words = useWords();
  const notify = useNotify();
  const { exporting, form } = words;
  const { cancel, retry, watch } = useContext(ExportsContext);
  useEffect(() => watch(id), [watch, id]);
  const shown = useExports().find((one) => one.id === id);
  const isOver = shown === undefined || shown.state.step === 'done' || shown.state.step === 'cancelled';
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (isOver) return null;
  const { state, request } = shown;
  const leave = (): void => {
    if (isUnderWay(state)) notify(exporting.goesOn, 'info');
    onClose();
  };
  return (
    <Dialog
      title={exporting.title(words.labelsOf(request.resource).page)}
      closeLabel={isUnderWay(state) ? exporting.background : form.close}
      onClose={leave}
      actions={
        isUnderWay(state) ? (
          <>
            <Button onClick={() => cancel(id)}>{exporting.cancel}</Button>
            <Button onClick={leave}>{exporting.background}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{form.close}</Button>
            <Button tone="primary" icon="refresh" onClick={() => retry(id)}>
              {form.retry}
            </Button>
          </>
        )
      }
    >
      {isUnderWay(state) ? <ExportProgress state={state} /> : null}
      {state.step === 'failed' ? (
        <Notice tone="danger" announce="alert" title={state.message === null ? exporting.incompleteTitle : exporting.failedTitle}>
          {state.message ?? exporting.incomplete}
        </Notice>
      ) : null}
    </Dialog>
  );
}
