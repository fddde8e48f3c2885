import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { MarkDialog } from '../../stores/calendar/mark-dialog.tsx';
import { marksOn } from '../../stores/calendar/marks-on.ts';
import { useDays } from '../../stores/days/use-days.ts';
import { hoursTab } from '../../stores/parts/tab-names.ts';
import { useCalendarWords } from './calendar-words.ts';

type BlockDayProps = { readonly storeId: number; readonly day: Day };

const marks = resourceNamed('day-marks');
const exceptions = resourceNamed('opening-exceptions');

/** Blocks the day as the calendar of the branch does, with its impact told before, and leads to exceptions, which change hours of a day. */
export function BlockDay({ storeId, day }: BlockDayProps): JSX.Element {
  const said = useCalendarWords();
  const [isAsked, setAsked] = useState(false);
  const mayMark = useMay(marks, 'edit');
  const mayChangeHours = useMay(exceptions, 'edit');
  return (
    <>
      {mayMark ? (
        <Button icon="ban" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {said.block}
        </Button>
      ) : null}
      {mayChangeHours ? (
        <Link className={buttonClass()} to={tabAddress(`/stores/${storeId}`, hoursTab)}>
          {said.hours}
        </Link>
      ) : null}
      {isAsked ? <Asked {...{ storeId, day }} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Asked({ storeId, day, onClose }: BlockDayProps & { readonly onClose: () => void }): JSX.Element | null {
  const words = useWords();
  const { days, isPending } = useDays(storeId, day, day);
  // What stands on the day already is told in the dialog: it must not open without it.
  if (isPending) return null;
  return <MarkDialog {...{ words, storeId, onClose }} days={[day]} type="blocked" marked={marksOn([day], days)} />;
}
