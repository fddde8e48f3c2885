import type { JSX } from 'react';
import type { FormSlotProps } from '../../crud/core/additions/slots.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Status } from '../../ui/page/status.tsx';
import { useEditorWords } from './templates/editor-words.ts';
import './reminder-notes.css';

/** How long before the order a reminder leaves, such as "3 hodiny předem". */
export function TimeAhead({ count, unit }: { readonly count: number; readonly unit: string }): JSX.Element {
  const { ahead } = useEditorWords();
  if (unit === 'minutes') return <>{ahead.minutes(count)}</>;
  return <>{unit === 'hours' ? ahead.hours(count) : ahead.days(count)}</>;
}

/** A way by which no reminder leaves, in a list. */
export function UnsentType({ label }: { readonly label: string }): JSX.Element {
  return <Status tone="warning">{useEditorWords().unsentType(label)}</Status>;
}

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
