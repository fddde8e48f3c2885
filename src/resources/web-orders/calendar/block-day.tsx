import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MarkDialog } from '../../stores/calendar/mark-dialog.tsx';
import { marksOn } from '../../stores/calendar/marks-on.ts';
import { useDays } from '../../stores/days/use-days.ts';
import { BlockHours } from './block-hours.tsx';
import { useCalendarWords } from './calendar-words.ts';

type BlockDayProps = { readonly storeId: number; readonly day: Day };

const marks = resourceNamed('day-marks');
const exceptions = resourceNamed('opening-exceptions');

/** Blocks the day as the calendar of the branch does, or hours of it, with the impact told before. */
export function BlockDay({ storeId, day }: BlockDayProps): JSX.Element {
  const said = useCalendarWords();
  const [asked, setAsked] = useState<'day' | 'hours' | null>(null);
  const close = (): void => setAsked(null);
  const mayMark = useMay(marks, 'edit');
  const mayChangeHours = useMay(exceptions, 'edit');
  return (
    <>
      {mayMark ? (
        <Button icon="ban" aria-haspopup="dialog" onClick={() => setAsked('day')}>
          {said.block}
        </Button>
      ) : null}
      {mayChangeHours ? (
        <Button icon="clock" aria-haspopup="dialog" onClick={() => setAsked('hours')}>
          {said.blockHours}
        </Button>
      ) : null}
      {asked === 'day' ? <Asked {...{ storeId, day }} onClose={close} /> : null}
      {asked === 'hours' ? <BlockHours {...{ storeId, day }} onClose={close} /> : null}
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
