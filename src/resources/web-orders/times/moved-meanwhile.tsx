import { type JSX, useState } from 'react';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useOrderingWords } from './ordering-words.ts';

type MovedMeanwhileProps = {
  /** When the order begins now. */
  readonly starts: string;
};

/**
 * Tells that the order got another time while its moving is open. The record follows what others do, so saving would
 * replace the work of a colleague, and the client would be written to twice.
 */
export function MovedMeanwhile({ starts }: MovedMeanwhileProps): JSX.Element | null {
  const words = useWords();
  const said = useOrderingWords();
  const [before] = useState(starts);
  const [was = '', is = ''] = useFromClock((now) =>
    [before, starts].map((time) => slotTime(time, words.dates.shortWeekdays, now)).join('|'),
  ).split('|');
  if (starts === before) return null;
  return (
    <Notice tone="warning" announce="alert">
      {said.movedMeanwhile(was, is)}
    </Notice>
  );
}
