import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { useClock } from '../../../crud/vocabulary/clock.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { reasonIn, useGraceWords } from './grace-words.ts';

type Outcome = CallAnswer<'POST /leaving-changes/{id}/take-back'>;

/** A change of which some orders cannot be taken back: a person decides about the others. */
export type Refused = { readonly id: number } & Pick<Outcome, 'kept' | 'taken_back'>;

type TakeBack = {
  readonly takeBack: (id: number, isPartly?: boolean) => Promise<void>;
  readonly refused: Refused | undefined;
  readonly settle: () => void;
};

/** Takes a change back and says what became of it: returned, or why not. */
export function useTakeBack(): TakeBack {
  const said = useGraceWords();
  const { dates } = useWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const now = useClock();
  const tell = useTell();
  const [refused, setRefused] = useState<Refused>();
  const report = (id: number, { done, taken_back: taken, kept }: Outcome): void => {
    const [only, ...further] = done ? taken : kept;
    if (!done && taken.length + kept.length > 1) return setRefused({ id, kept, taken_back: taken });
    if (only === undefined) return tell(said.gone, 'error');
    if (!done) {
      const [why] = kept;
      return tell(said.notDone(only.name ?? said.unseen, why === undefined ? '' : reasonIn(said, why)), 'error');
    }
    if (kept.length > 0) return tell(said.partly(taken.length), 'success');
    const slot = slotTime(only.starts_at ?? '', dates.shortWeekdays, now());
    tell(further.length > 0 ? said.doneMany(taken.length) : said.done(only.name ?? '', slot), 'success');
  };
  const takeBack = async (id: number, isPartly = false): Promise<void> => {
    setRefused(undefined);
    try {
      report(id, await ask('POST /leaving-changes/{id}/take-back', { path: { id }, body: { partly: isPartly } }));
    } catch (error) {
      tell(refusalOf(error).status === 404 ? said.gone : said.failed(error instanceof Error ? error.message : String(error)), 'error');
    }
    // Lists, calendars and the record show the order where it is.
    await queries.invalidateQueries();
  };
  return { takeBack, refused, settle: () => setRefused(undefined) };
}
