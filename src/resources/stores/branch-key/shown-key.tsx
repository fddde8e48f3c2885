import type { JSX } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTell } from '../../use-tell.ts';
import { useWords } from '../../words.ts';
import './shown-key.css';

type ShownKeyProps = { readonly code: string; readonly branchKey: string; readonly onClose: () => void };

/** The key, this one time. A key pressed too much must not take it away. */
export function ShownKey({ code, branchKey: key, onClose }: ShownKeyProps): JSX.Element {
  const { branchKey } = useWords();
  const tell = useTell();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(key);
      tell(branchKey.copied, 'success');
    } catch {
      // The browser may forbid it.
      tell(branchKey.notCopied, 'error');
    }
  };
  return (
    <Dialog
      title={branchKey.shownTitle}
      actions={
        <>
          <Button onClick={() => void copy()}>{branchKey.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {branchKey.done}
          </Button>
        </>
      }
    >
      <p>{branchKey.shownText}</p>
      <dl className="shown-key">
        <dt>{branchKey.code}</dt>
        <dd>
          <code>{code}</code>
        </dd>
        <dt>{branchKey.key}</dt>
        <dd>
          <code>{key}</code>
        </dd>
      </dl>
    </Dialog>
  );
}
