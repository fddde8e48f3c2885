import type { JSX } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { Work } from '../../../ui/button/use-single-run.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly isGrave: boolean;
  readonly onConfirm: () => Work;
  readonly onClose: () => void;
};

/** Asks before what was set up stops holding. */
export function ConfirmDialog({ title, text, label, isGrave, onConfirm, onClose }: ConfirmDialogProps): JSX.Element {
  const { own } = useSecondFactorWords();
  return (
    <Dialog
      title={title}
      closeLabel={own.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{own.cancel}</Button>
          <Button tone={isGrave ? 'danger' : 'primary'} onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
