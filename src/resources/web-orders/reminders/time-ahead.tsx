import type { JSX } from 'react';
import { useEditorWords } from '../templates/editor-words.ts';

/** How long before the order a reminder leaves, such as "3 hodiny předem". */
export function TimeAhead({ count, unit }: { readonly count: number; readonly unit: string }): JSX.Element {
  const { ahead } = useEditorWords();
  if (unit === 'minutes') return <>{ahead.minutes(count)}</>;
  return <>{unit === 'hours' ? ahead.hours(count) : ahead.days(count)}</>;
}
