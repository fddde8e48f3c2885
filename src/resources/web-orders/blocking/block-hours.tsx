import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, type ReactNode, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { withoutHours } from '../../../../contract/rules/opening/changed-hours.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { dayName, hoursText, officeHoursWords } from '../../stores/days/day-words.ts';
import { ImpactButton } from '../../stores/impact/impact-button.tsx';
import { ImpactNote } from '../../stores/impact/impact-note.tsx';
import { LeftOrders } from '../../stores/impact/left-orders.tsx';
import './blocking.css';
import { useBlockingWords } from './blocking-words.ts';
import { hoursFault, TimeField } from './hours-fields.tsx';

type BlockHoursProps = { readonly storeId: number; readonly day: Day; readonly head: ReactNode; readonly onClose: () => void };

const exceptions = resourceNamed('opening-exceptions');
const noteLength = 200;

/** Takes hours out of a day, and keeps the rest: what is saved is the exception of the day. */
export function BlockHours({ storeId, day, head, onClose }: BlockHoursProps): JSX.Element | null {
  const words = useWords();
  const said = useBlockingWords();
  const { data, error } = useStoreStatus(storeId, day);
  // A later read that fails does not take away what is being typed.
  if (error !== null && data === undefined) {
    return (
      <Dialog title={said.title} closeLabel={officeHoursWords(words).calendar.cancel} onClose={onClose} actions={null}>
        <Notice tone="danger" announce="alert">
          {readRefusal(error).message}
        </Notice>
      </Dialog>
    );
  }
  // The dialog must not open without the hours of the day and the exception that it would change.
  return data === undefined ? null : <BlockHoursDialog {...{ storeId, day, head, onClose }} {...data} />;
}

type DayStatus = { readonly hours: readonly Interval[]; readonly exception: Row | undefined };

/** The hours of the day and its exception. They are never taken from the cache: saving over an old exception would reopen hours that are blocked. */
function useStoreStatus(storeId: number, day: Day) {
  const { ask } = useCalls();
  const provider = useDataProvider();
  return useQuery({
    queryKey: [prefixOf(exceptions), 'blocking', { storeId, day }],
    queryFn: async (): Promise<DayStatus> => {
      const filter = { store_id: storeId, day };
      const [[ofDay], { data: rows }] = await Promise.all([
        ask('GET /stores/{id}/days', { path: { id: storeId }, query: { from: day, to: day } }),
        provider.getList(prefixOf(exceptions), { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'day', order: 'ASC' } }),
      ]);
      const known: readonly unknown[] = rows;
      return { hours: ofDay?.intervals ?? [], exception: known.find(isRow) };
    },
    gcTime: 0,
    retry: false,
  });
}

type DialogProps = BlockHoursProps & DayStatus;

function BlockHoursDialog({ storeId, day, head, hours, exception, onClose }: DialogProps): JSX.Element {
  const words = useWords();
  const said = useBlockingWords();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState(textOf(exception?.['note']));
  const [isFaultShown, setFaultShown] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const taken = { opens: readTypedTime(from) ?? '', closes: readTypedTime(until) ?? '' };
  const wrong = hoursFault(taken, hours);
  const rest = wrong === undefined ? withoutHours(hours, taken) : undefined;
  const hoursLeft = rest === undefined ? undefined : { closed: rest.length === 0, intervals: rest };
  const identity = exception === undefined ? {} : { id: idOf(exception) };
  const change = hoursLeft === undefined ? undefined : { exception: { ...identity, day, ...hoursLeft } };
  const save = async (outside: number): Promise<void> => {
    setFaultShown(true);
    setFault(undefined);
    if (hoursLeft === undefined) return;
    setBusy(true);
    const data = { ...hoursLeft, note };
    try {
      if (exception === undefined) await provider.create(prefixOf(exceptions), { data: { ...data, store_id: storeId, day } });
      else await provider.update(prefixOf(exceptions), { id: idOf(exception), data, previousData: { ...exception, id: idOf(exception) } });
      notify(said.saved(hoursText(words, [taken])), 'success');
      if (outside > 0) setLeft(outside);
      else onClose();
      await queries.invalidateQueries({ queryKey: [prefixOf(exceptions)] });
    } catch (error) {
      const refusal = readRefusal(error);
      setFault(Object.values(refusal.errors)[0] ?? refusal.message);
      setBusy(false);
    }
  };
  const errors = isFaultShown && wrong !== undefined ? { [wrong.at]: said.faults[wrong.code] } : {};
  if (left > 0) return <LeftOrders count={left} of={{ storeId, from: day, to: day }} {...{ onClose }} />;
  return (
    <Dialog
      title={said.title}
      closeLabel={officeHoursWords(words).calendar.cancel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{officeHoursWords(words).calendar.cancel}</Button>
          <ImpactButton {...{ storeId, change }} confirm={said.confirm} busy={isBusy} onSave={save} />
        </>
      }
    >
      <div className="block-hours">
        <p>
          {dayName(words, day)}: {hoursText(words, hours)}
        </p>
        {head}
        {/* The calendar shows one service, and what is blocked concerns all. */}
        <p>{said.wholeBranch}</p>
        <div className="block-hours__times">
          <TimeField label={said.from} value={from} error={errors['from']} onChange={setFrom} />
          <TimeField label={said.until} value={until} error={errors['until']} onChange={setUntil} />
        </div>
        <Field label={officeHoursWords(words).calendar.note} hint={officeHoursWords(words).calendar.noteHelp}>
          {(control) => (
            <input {...control} className="input" maxLength={noteLength} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <p role="status">{rest === undefined ? '' : rest.length === 0 ? said.closes : said.stays(hoursText(words, rest))}</p>
        <ImpactNote {...{ storeId, change }} isInDialog />
        {fault === undefined ? null : (
          <Notice tone="danger" announce="alert" title={said.failed}>
            {fault}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
