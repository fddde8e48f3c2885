import type { JSX } from 'react';
import { useNotificationCentre } from '../../../providers/notifications/use-notifications.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The codes, this one time: to be copied, downloaded or printed. A key pressed too much must not take them away. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): JSX.Element {
  const { own } = useSecondFactorWords();
  const words = own.recovery;
  const { tell } = useNotificationCentre();
  const file = `${words.fileHead}\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      tell('success', words.copied);
    } catch {
      // The browser may forbid it.
      tell('danger', words.notCopied);
    }
  };
  return (
    <Dialog
      title={words.shownTitle}
      actions={
        <>
          <Button onClick={() => copy()}>{words.copy}</Button>
          <a className={buttonClass()} href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={words.fileName}>
            {words.download}
          </a>
          <Button tone="primary" onClick={onClose}>
            {words.saved}
          </Button>
        </>
      }
    >
      <p>{words.shownText}</p>
      <ol className="factors__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
