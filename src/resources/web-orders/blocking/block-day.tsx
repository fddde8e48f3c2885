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
import { useBlockingWords } from './blocking-words.ts';
import { type Blocked, WhichDay } from './which-day.tsx';

type BlockDayProps = {
  readonly storeId: number;
  /** Days that are seen and have not passed: one of them is blocked. */
  readonly days: readonly Day[];
  readonly chosen: Day;
};

type Asked = { readonly what: Blocked; readonly day: Day | undefined };

const marks = resourceNamed('day-marks');
const exceptions = resourceNamed('opening-exceptions');

/** Blocks a day as the calendar of the branch does, or hours of it, with the impact told before. Among several days it asks which. */
export function BlockDay({ storeId, days, chosen }: BlockDayProps): JSX.Element {
  const said = useBlockingWords();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const mayMark = useMay(marks, 'edit');
  const mayChangeHours = useMay(exceptions, 'edit');
  const ask = (what: Blocked): void => setAsked({ what, day: days.length === 1 ? days[0] : undefined });
  return (
    <>
      {mayMark ? (
        <Button icon="ban" aria-haspopup="dialog" onClick={() => ask('day')}>
          {said.day}
        </Button>
      ) : null}
      {mayChangeHours ? (
        <Button icon="clock" aria-haspopup="dialog" onClick={() => ask('hours')}>
          {said.hours}
        </Button>
      ) : null}
      {asked === undefined ? null : asked.day === undefined ? (
        <WhichDay {...{ days, chosen }} what={asked.what} onDay={(day) => setAsked({ ...asked, day })} onClose={close} />
      ) : asked.what === 'day' ? (
        <WholeDay {...{ storeId }} day={asked.day} onClose={close} />
      ) : (
        <BlockHours {...{ storeId }} day={asked.day} onClose={close} />
      )}
    </>
  );
}

type WholeDayProps = { readonly storeId: number; readonly day: Day; readonly onClose: () => void };

function WholeDay({ storeId, day, onClose }: WholeDayProps): JSX.Element | null {
  const words = useWords();
  const { days, isPending } = useDays(storeId, day, day);
  // What stands on the day already is told in the dialog: it must not open without it.
  if (isPending) return null;
  return <MarkDialog {...{ words, storeId, onClose }} days={[day]} type="blocked" marked={marksOn([day], days)} />;
}
