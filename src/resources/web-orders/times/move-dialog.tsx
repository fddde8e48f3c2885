import { type JSX, Suspense, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { clockTime, orderName, slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { orderStateOf, stateAfter } from '../../../../contract/rules/orders/order-states.ts';
import { type ClientNote, usualNote } from '../../../crud/core/client-note.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { fieldLabel, useWords } from '../../../crud/core/words.ts';
import { isUnread } from '../../../crud/fields/inputs/picked-date.ts';
import { useSave } from '../../../crud/record/draft/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../../ui/dialog/safe-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import '../../../crud/record/actions/record-line.css';
import { OrderLine } from '../order/order-line.tsx';
import { useRecipientsText } from '../recipients-preview/recipients.tsx';
import { RecipientsPreview } from '../recipients-preview/recipients-preview.tsx';
import { MovedMeanwhile } from './moved-meanwhile.tsx';
import { OrderTime } from './order-time.tsx';
import { useOrderingWords } from './ordering-words.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useMoveKeys } from './use-move-keys.ts';

type MoveDialogProps = {
  readonly record: Row;
  /** The time that someone chose for it before the dialog opened. */
  readonly time?: { readonly starts_at: string; readonly ends_at: string } | undefined;
  /** What clients are written of it to begin with: the message about the order before. */
  readonly note?: ClientNote | undefined;
  /** Once it is moved, with what its client was written. */
  readonly onMoved?: (note: ClientNote) => void;
  readonly onClose: () => void;
};

const reasonLength = 500;

/** Moves an order to another time: who and when now, the free times, and what it comes to. */
export function MoveDialog({ record: given, time, note: givenNote = usualNote, onMoved, onClose }: MoveDialogProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const prefix = useId();
  const [opened] = useState(given);
  // What the server refused to move: a colleague was quicker, and the screen does not know of it yet.
  const [newer, setNewer] = useState<Row>();
  const record = newer !== undefined && Number(newer['version']) > Number(given['version']) ? newer : given;
  const form = useForm<Row>({
    defaultValues: {
      service_id: record['service_id'],
      starts_at: time?.starts_at ?? null,
      ends_at: time?.ends_at ?? null,
      over_capacity_reason: null,
    },
  });
  const { save, saving } = useSave(orders);
  const [note, setNote] = useState(givenNote);
  const [moveReason, setMoveReason] = useState('');
  const recipientsText = useRecipientsText('changed', { ids: [idOf(record)] }, note.isQuiet);
  const [failure, setFailure] = useState<string>();
  const [starts, ends] = useWatch({ control: form.control, name: ['starts_at', 'ends_at'] }).map((typed) =>
    isUnread(typed) ? '' : textOf(typed),
  );
  const was = { starts: textOf(record['starts_at']), ends: textOf(record['ends_at']) };
  const name = useFromClock((now) => orderName(record, { shortWeekdays: words.dates.shortWeekdays, pin: words.orders.pin }, now));
  const slot = useFromClock((now) => (starts === undefined || starts === '' ? '' : slotTime(starts, words.dates.shortWeekdays, now)));
  const wasSlot = useFromClock((now) => slotTime(was.starts, words.dates.shortWeekdays, now));
  const isOtherDay = starts !== undefined && starts !== '' && dayAt(new Date(starts)) !== dayAt(new Date(was.starts));
  const state = orderStateOf(record['state']);
  // A client who is here is not here on another day.
  const comesBack = isOtherDay && state !== undefined && stateAfter(state, 'move_to_other_day') !== state;
  const submit = async (): Promise<void> => {
    setFailure(undefined);
    const { starts_at, ends_at, over_capacity_reason } = form.getValues();
    form.clearErrors(['starts_at', 'ends_at']);
    const unread = ['starts_at', 'ends_at'].filter((at) => isUnread(form.getValues(at)));
    for (const path of unread) form.setError(path, { type: 'unread', message: words.problem({ code: 'instant' }) });
    if (unread.length > 0) return;
    if (textOf(starts_at) === '' || textOf(ends_at) === '') {
      setFailure(said.chooseTime);
      return;
    }
    if (starts_at === was.starts && ends_at === was.ends) {
      setFailure(said.sameTime(wasSlot));
      return;
    }
    const reason = textOf(over_capacity_reason).trim();
    const isCleared = reason === '' && textOf(record['over_capacity_reason']) !== '';
    const beyond = reason !== '' || isCleared ? { over_capacity_reason: reason === '' ? null : reason } : {};
    const saved = await save(
      { starts_at, ends_at, ...beyond, move_reason: moveReason.trim() === '' ? null : moveReason },
      record,
      note,
      `${said.moved(wasSlot, slot)} ${recipientsText}`.trim(),
    );
    if (!('refusal' in saved)) {
      onMoved?.(note);
      onClose();
      return;
    }
    const { errors, message, status, current } = saved.refusal;
    if (status === 412 && current !== undefined) return setNewer(current);
    // The time was taken meanwhile: that is said at the time, and what is free near it is offered.
    for (const [path, text] of Object.entries(errors)) form.setError(path, { type: 'server', message: text });
    if (errors['starts_at'] === undefined && errors['ends_at'] === undefined) setFailure(Object.values(errors)[0] ?? message);
  };
  const { data: offer } = useFreeTimes(Number(record['service_id']), dayAt(new Date(was.starts)), idOf(record));
  const within = useMoveKeys({ isOffered: offer !== undefined && time === undefined, onSubmit: () => void (saving || submit()) });
  const actions = (
    <>
      <SafeButton onClick={onClose}>{said.keep(clockTime(was.starts))}</SafeButton>
      <Button tone="primary" busy={saving} onClick={() => submit()}>
        {saving ? said.moving : slot === '' ? said.move : said.moveTo(slot)}
      </Button>
    </>
  );
  return (
    <Dialog title={said.moveQuestion(name)} closeLabel={words.form.close} onClose={onClose} actions={actions} wide>
      <div ref={within} className="move-dialog">
        <p className="record-line">
          <Suspense>
            <OrderLine record={record} />
          </Suspense>
        </p>
        {saving ? null : <MovedMeanwhile {...{ opened, record }} isRefused={newer !== undefined} />}
        <FormProvider {...form}>
          <div className="order-time">
            {/* Who asks for another hour mostly keeps the day. */}
            <OrderTime
              prefix={prefix}
              durationMs={Date.parse(was.ends) - Date.parse(was.starts)}
              firstDay={dayAt(new Date(was.starts))}
              orderId={idOf(record)}
            />
          </div>
        </FormProvider>
        <dl className="move-times" aria-live="polite">
          <div>
            <dt>{said.now}</dt>
            <dd>{`${wasSlot}–${clockTime(was.ends)}`}</dd>
          </div>
          <div>
            <dt>{said.newly}</dt>
            <dd>{slot === '' ? said.notChosen : `${slot}${ends === undefined || ends === '' ? '' : `–${clockTime(ends)}`}`}</dd>
          </div>
        </dl>
        {comesBack ? <Notice tone="info">{said.arrivesAgain}</Notice> : null}
        <RecipientsPreview
          action="move"
          rows={{ ids: [idOf(record)] }}
          {...{ note }}
          visit={
            starts === '' || ends === '' || starts === undefined || ends === undefined ? undefined : { starts_at: starts, ends_at: ends }
          }
          onNote={setNote}
        />
        <Field label={fieldLabel(words, orders, 'move_reason')}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={2}
              maxLength={reasonLength}
              value={moveReason}
              onChange={(event) => setMoveReason(event.target.value)}
            />
          )}
        </Field>
        {failure === undefined ? null : (
          <Notice tone="danger" announce="alert">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
