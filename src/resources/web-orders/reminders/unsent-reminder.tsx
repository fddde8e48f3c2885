import type { JSX } from 'react';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useEditorWords } from '../templates/editor-words.ts';
import './unsent-reminder.css';

/** Says of a reminder to a mobile application that no one gets it, from the moment when it is chosen. */
export function UnsentReminder({ draft }: FormSlotProps): JSX.Element | null {
  const { unsentReminder } = useEditorWords();
  return draft['type'] === 'push_notification' ? (
    <div className="unsent-reminder">
      <Notice tone="warning" announce="status" title={unsentReminder.title}>
        <p>{draft['published'] === true ? unsentReminder.published : unsentReminder.text}</p>
      </Notice>
    </div>
  ) : null;
}
