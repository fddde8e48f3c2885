import { useQueryClient } from '@tanstack/react-query';
import { type JSX, type ReactNode, useMemo, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { MarkType } from '../../../../contract/rules/opening/day-hours.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import type { Words } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { dayName, officeHoursWords } from '../days/day-words.ts';
import { ImpactButton } from '../impact/impact-button.tsx';
import { ImpactNote } from '../impact/impact-note.tsx';
import { LeftOrders } from '../impact/left-orders.tsx';
import { type KnownMark, lostMarks, sharedNote } from './marks-on.ts';

type MarkDialogProps = {
  readonly words: Words;
  readonly storeId: number;
  readonly days: readonly Day[];
  /** Null takes the marks away. */
  readonly type: MarkType | null;
  /** What is on the days already. */
  readonly marked: readonly KnownMark[];
  /** What is asked before anything else. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
};

const noteLength = 200;

/** Marks days with a note, once it is seen which orders that concerns. */
export function MarkDialog({ words, storeId, days, type, marked, head, onClose }: MarkDialogProps): JSX.Element {
  const texts = officeHoursWords(words).calendar;
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [note, setNote] = useState(() => sharedNote(marked));
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const mayList = useMay(resourceNamed('orders'), 'list');
  const [key] = useState(() => crypto.randomUUID());
  const change = useMemo(() => ({ days, day_type: type }), [days, type]);
  const save = async (outside: number): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      const results = await ask('POST /stores/{id}/mark-days', {
        path: { id: storeId },
        header: { 'Idempotency-Key': key },
        body: { ...change, ...(type === null ? {} : { note }) },
      });
      const count = results.filter(({ result }) => result !== 'unchanged').length;
      notify(count === 0 ? texts.unchanged : texts.saved(count), count === 0 ? 'info' : 'success');
      if (outside > 0 && mayList) setLeft(outside);
      else onClose();
      await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('day-marks'))] });
    } catch (error) {
      const refusal = readRefusal(error);
      setFault(Object.values(refusal.errors)[0] ?? refusal.message);
      setBusy(false);
    }
  };
  const lost = type === null ? 0 : lostMarks(marked, type, note);
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (left > 0) return <LeftOrders count={left} of={{ storeId, from: first, to: last }} {...{ onClose }} />;
  return (
    <Dialog
      title={(type === null ? texts.clearing : texts.marking[type])(days.length)}
      closeLabel={texts.cancel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <ImpactButton {...{ storeId, change, busy }} confirm={texts.confirm} onSave={save} />
        </>
      }
    >
      <p>
        {first === last ? dayName(words, first) : `${dayName(words, first)} – ${dayName(words, last)} (${texts.selected(days.length)})`}
      </p>
      {head}
      {type === 'blocked' ? <p>{texts.wholeBranch(days.length)}</p> : null}
      {type === null ? null : (
        <Field label={texts.note} hint={texts.noteHelp}>
          {(control) => (
            <input {...control} className="input" maxLength={noteLength} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      )}
      {lost === 0 ? null : <Notice tone="warning">{texts.replaces(lost)}</Notice>}
      <ImpactNote {...{ storeId, change }} isInDialog />
      {fault === undefined ? null : (
        <Notice tone="danger" announce="alert" title={texts.failed}>
          {fault}
        </Notice>
      )}
    </Dialog>
  );
}
