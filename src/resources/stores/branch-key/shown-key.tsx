import type { JSX } from 'react';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useBranchKeyWords } from './branch-key-words.ts';
import './shown-key.css';
import { isOnThisMachine } from './this-machine.ts';

/** What a branch signs in with, and the address of the WebSocket that it dials. */
export type MadeKey = { readonly branchKey: string; readonly address: string };
type ShownKeyProps = MadeKey & { readonly code: string; readonly onClose: () => void };

/** The key, this one time, and what else the branch needs. A key pressed too much must not take it away. */
export function ShownKey({ code, branchKey: key, address, onClose }: ShownKeyProps): JSX.Element {
  const branchKey = useBranchKeyWords();
  const notify = useNotify();
  const copy = async (text: string, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, 'success');
    } catch {
      // The browser may forbid it.
      notify(branchKey.notCopied, 'error');
    }
  };
  return (
    <Dialog
      title={branchKey.shownTitle}
      actions={
        <>
          <Button onClick={() => copy(address, branchKey.addressCopied)}>{branchKey.copyAddress}</Button>
          <Button onClick={() => copy(key, branchKey.copied)}>{branchKey.copy}</Button>
          <Button tone="primary" onClick={onClose}>
            {branchKey.done}
          </Button>
        </>
      }
    >
      <p>{branchKey.shownText}</p>
      <dl className="shown-key">
        <dt>{branchKey.address}</dt>
        <dd>
          <code>{address}</code>
          {isOnThisMachine(address) ? <p className="quiet">{branchKey.addressHere}</p> : null}
        </dd>
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
