import { type JSX, Suspense, useCallback, useState } from 'react';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { dayName } from '../../stores/days/day-words.ts';
import { useDayPrintWords } from './day-print-words.ts';
import type { PrintedDayOf } from './printed-day-of.ts';

const PrintedDay = lazyPart(
  async () => (await import('./printed-day.tsx')).PrintedDay,
  ({ onEnd }) => onEnd(),
);

type PrintDayProps = PrintedDayOf & {
  readonly iconOnly?: boolean;
  /** Another day than the one that is shown: the button says which. */
  readonly isNamed?: boolean;
};

/** Prints the orders of a day for the desks, a sheet for each branch. */
export function PrintDay({ day, storeId, iconOnly = false, isNamed = false }: PrintDayProps): JSX.Element {
  const said = useDayPrintWords();
  const words = useWords();
  const [isPrinting, setPrinting] = useState(false);
  const end = useCallback(() => setPrinting(false), []);
  return (
    <>
      {iconOnly ? (
        <IconButton icon="print" tone="secondary" label={said.print} onClick={() => setPrinting(true)} />
      ) : (
        <Button icon="print" {...(isNamed ? { 'aria-label': said.printNext(dayName(words, day)) } : {})} onClick={() => setPrinting(true)}>
          {isNamed ? dayName(words, day).replace(/ \d{4}$/u, '') : said.print}
        </Button>
      )}
      <Suspense fallback={null}>{isPrinting ? <PrintedDay {...{ day, storeId }} onEnd={end} /> : null}</Suspense>
    </>
  );
}
