import { type JSX, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { part } from '../../../ui/page/part.tsx';
import { useDayPrintWords } from './day-print-words.ts';
import type { PrintedDayOf } from './printed-day-of.ts';

const PrintedDay = part(
  async () => (await import('./printed-day.tsx')).PrintedDay,
  ({ onEnd }) => onEnd(),
);

/** Prints the orders of a day for the desks, a sheet for each branch. */
export function PrintDay({ day, storeId, iconOnly = false }: PrintedDayOf & { readonly iconOnly?: boolean }): JSX.Element {
  const said = useDayPrintWords();
  const [isPrinting, setPrinting] = useState(false);
  const end = useCallback(() => setPrinting(false), []);
  return (
    <>
      {iconOnly ? (
        <IconButton icon="print" tone="secondary" label={said.print} onClick={() => setPrinting(true)} />
      ) : (
        <Button icon="print" onClick={() => setPrinting(true)}>
          {said.print}
        </Button>
      )}
      <Suspense fallback={null}>{isPrinting ? <PrintedDay {...{ day, storeId }} onEnd={end} /> : null}</Suspense>
    </>
  );
}
