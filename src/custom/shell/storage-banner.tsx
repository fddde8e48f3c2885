import type { JSX } from 'react';
import type { StorageState } from '../../../contract/rules/system/storage-state.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Notice } from '../../ui/page/notice.tsx';
import './storage-banner.css';

/** Says over every screen what does not work because the server's disk is full, and who helps. */
export function StorageBanner({ state }: { readonly state: Exclude<StorageState, 'ample'> }): JSX.Element {
  const { title, text } = useConsoleWords().shell.storage[state];
  return (
    <div className="storage-banner">
      <Notice tone={state === 'low' ? 'warning' : 'danger'} title={title} announce="status">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
