import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { grace as czech, type GraceWords } from '../../../contract/messages/cs/console/counter/grace.ts';
import { grace as english } from '../../../contract/messages/en/console/counter/grace.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { graceSeconds, type KeptReason } from '../../../contract/rules/orders/grace.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useClock, useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords, type Words, wordsHook } from '../../crud/core/words.ts';

const leavingKey = ['leaving-changes'] as const;

export type LeavingChange = CallAnswer<'GET /leaving-changes'>['changes'][number] & {
  /** Whole seconds until its messages leave. */
  readonly seconds: number;
};

const none: readonly LeavingChange[] = [];

/** What the user changed and can still take back, in this tab or in another one, the newest first. */
export function useLeaving(): readonly LeavingChange[] {
  const { ask } = useCalls();
  const clock = useClock();
  const mayEdit = useMay(orders, 'edit');
  const { data } = useQuery({
    queryKey: leavingKey,
    queryFn: async () => {
      const { now, changes } = await ask('GET /leaving-changes', {});
      // The clock of a computer may be wrong: seconds are counted by that of the server.
      return { changes, aheadMilliseconds: Date.parse(now) - clock().getTime() };
    },
    enabled: mayEdit,
    meta: { follows: [orders.name] },
    retry: false,
    staleTime: 0,
  });
  const isWaiting = data !== undefined && data.changes.length > 0;
  const second = useFromClock((now) => (isWaiting ? Math.floor((now.getTime() + data.aheadMilliseconds) / 1000) : 0));
  if (!isWaiting) return none;
  return (
    data.changes
      // The clock is read in whole seconds: a change of this moment would have one more than there is.
      .map((change) => ({ ...change, seconds: Math.min(graceSeconds, Math.ceil(Date.parse(change.leaves_at) / 1000) - second) }))
      .filter(({ seconds }) => seconds > 0)
  );
}

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
  const words = useGraceWords();
  const { dates } = useWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const now = useClock();
  const notify = useNotify();
  const [refused, setRefused] = useState<Refused>();
  const report = (id: number, { done, taken_back: taken, kept }: Outcome): void => {
    const [only, ...further] = done ? taken : kept;
    if (!done && taken.length + kept.length > 1) return setRefused({ id, kept, taken_back: taken });
    if (only === undefined) return notify(words.gone, 'error');
    if (!done) {
      const [why] = kept;
      return notify(words.notDone(only.name ?? words.unseen, why === undefined ? '' : describeKeptReason(words, why)), 'error');
    }
    if (kept.length > 0) return notify(words.partly(taken.length), 'success');
    const slot = slotTime(only.starts_at ?? '', dates.shortWeekdays, now());
    notify(further.length > 0 ? words.doneMany(taken.length) : words.done(only.name ?? '', slot), 'success');
  };
  const takeBack = async (id: number, isPartly = false): Promise<void> => {
    setRefused(undefined);
    try {
      report(id, await ask('POST /leaving-changes/{id}/take-back', { path: { id }, body: { partly: isPartly } }));
    } catch (error) {
      notify(
        readRefusal(error).status === 404 ? words.gone : words.failed(error instanceof Error ? error.message : String(error)),
        'error',
      );
    }
    // Lists, calendars and the record show the order where it is.
    await queries.invalidateQueries();
  };
  return { takeBack, refused, settle: () => setRefused(undefined) };
}

/** Words of the minute of grace, fetched with its bar. */
export const useGraceWords = wordsHook<GraceWords>(czech, english);

/** Why an order was not taken back. */
export function describeKeptReason(words: GraceWords, { reason, by }: { readonly reason: KeptReason; readonly by: string | null }): string {
  return reason === 'changed' ? words.changed(by) : words.reasons[reason];
}

/** Whom the change is about and by which way they would learn of it. */
export function describeLeaving(
  { orders: changed, total, purpose, waiting }: LeavingChange,
  words: GraceWords,
  weekdays: Words['dates']['shortWeekdays'],
  now: Date,
): string {
  const [only] = changed;
  const ways = words.by(waiting.map(({ channel }) => channel));
  if (only === undefined || total > 1) return words.many(total, changed.map(({ name }) => name).join(', '), total - changed.length);
  const slot = slotTime(only.starts_at, weekdays, now);
  const what = purpose === 'cancelled' ? words.cancelled(only.name, slot) : words.moved(only.name, slot);
  return ways === '' ? what : `${what} ${ways}`;
}
