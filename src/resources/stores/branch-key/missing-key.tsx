import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { useWords } from '../../../crud/core/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import './shown-key.css';

/** Says of a store that was just made what its branch still needs. */
export function MissingKey(): JSX.Element | null {
  const { reason, next } = useWords().monitoring.silence.no_key;
  const record = useRecordContext();
  if (typeof record?.id !== 'number' || typeof record['key_made_at'] === 'string') return null;
  return (
    <div className="missing-key">
      <Notice tone="warning">
        {reason} {next}
      </Notice>
    </div>
  );
}
