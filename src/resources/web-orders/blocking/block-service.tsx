import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, type ReactNode, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { readTypedDay } from '../../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
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
import type { Blocked } from './which-day.tsx';

type BlockServiceProps = {
  readonly storeId: number;
  readonly service: { readonly id: number; readonly name: string };
  readonly day: Day;
  readonly hours: readonly Interval[];
  readonly what: Blocked;
  readonly head: ReactNode;
  readonly onClose: () => void;
};

const blocks = resourceNamed('service-blocks');
const noteLength = 200;

/** Blocks one service for several whole days, or for hours of one day. The branch stays open. */
export function BlockService({ storeId, service, day, hours, what, head, onClose }: BlockServiceProps): JSX.Element {
  const words = useWords();
  const said = useBlockingWords();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const [last, setLast] = useState(formatDay(day));
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [isFaultShown, setFaultShown] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const lastDay = readTypedDay(last);
  const lastFault =
    lastDay === undefined ? words.problem({ code: 'day' }) : lastDay < day ? words.problem({ code: 'days_reversed' }) : undefined;
  const taken = { opens: readTypedTime(from) ?? '', closes: readTypedTime(until) ?? '' };
  const wrong = what === 'hours' ? hoursFault(taken, hours) : undefined;
  const isWhole = what === 'day';
  const isReady = isWhole ? lastFault === undefined : wrong === undefined;
  const times = isWhole ? { from_time: null, to_time: null } : { from_time: taken.opens, to_time: taken.closes };
  const block = { first_day: day, last_day: isWhole ? (lastDay ?? day) : day, ...times };
  const change = isReady ? { service: service.id, block } : undefined;
  const errors = isFaultShown && wrong !== undefined ? { [wrong.at]: said.faults[wrong.code] } : {};
  const save = async (lost: number): Promise<void> => {
    setFaultShown(true);
    setFault(undefined);
    if (!isReady) return;
    setBusy(true);
    try {
      await provider.create(prefixOf(blocks), {
        data: { store_id: storeId, service_id: service.id, ...block, note: note === '' ? null : note },
      });
      notify(said.savedService(service.name), 'success');
      await queries.invalidateQueries({ queryKey: [prefixOf(blocks)] });
      if (lost > 0) setLeft(lost);
      else onClose();
    } catch (error) {
      const refusal = readRefusal(error);
      setFault(Object.values(refusal.errors)[0] ?? refusal.message);
      setBusy(false);
    }
  };
  if (left > 0) return <LeftOrders count={left} of={{ storeId, from: block.first_day, to: block.last_day }} {...{ onClose }} />;
  return (
    <Dialog
      title={isWhole ? said.day : said.title}
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
        <p>{isWhole ? dayName(words, day) : `${dayName(words, day)}: ${hoursText(words, hours)}`}</p>
        {head}
        <p>{said.serviceAlone}</p>
        {isWhole ? (
          <Field label={said.lastDay} hint={said.lastDayHelp} error={isFaultShown || last.length > 5 ? lastFault : undefined} required>
            {(control) => (
              <input {...control} className="input" autoComplete="off" value={last} onChange={(event) => setLast(event.target.value)} />
            )}
          </Field>
        ) : (
          <div className="block-hours__times">
            <TimeField label={said.from} value={from} error={errors['from']} onChange={setFrom} />
            <TimeField label={said.until} value={until} error={errors['until']} onChange={setUntil} />
          </div>
        )}
        <Field label={officeHoursWords(words).calendar.note} hint={said.noteHelp}>
          {(control) => (
            <input {...control} className="input" maxLength={noteLength} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <ImpactNote {...{ storeId, change }} isInDialog />
        {fault === undefined ? null : (
          <Notice tone="danger" announce="alert" title={said.failedService}>
            {fault}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
