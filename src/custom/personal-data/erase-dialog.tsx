import { useQueryClient } from '@tanstack/react-query';
import { type JSX, Suspense, useRef, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders, orders as resource } from '../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { messageValues, usualNote } from '../../crud/core/client-note.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords } from '../../crud/core/words.ts';
import { useBulk } from '../../crud/record/actions/use-bulk.ts';
import { countsText } from '../../resources/settings/counts-text.ts';
import { RecipientsPreview } from '../../resources/web-orders/recipients-preview/recipients-preview.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../ui/dialog/safe-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { type FoundOrder, useOrderTime } from './found-orders.tsx';
import { usePersonWords } from './person-words.ts';
import { countErasable, countWaiting, type Found, personalDataKey } from './use-found.ts';

type CancelExpectedProps = {
  readonly found: Found;
  readonly expected: readonly FoundOrder[];
  /** Reads what is held again. */
  readonly onChange: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** This many are named; the list behind the dialog names all. */
const mostNamed = 5;

/** Says for when the person is still expected, and cancels those orders by the usual action. */
function CancelExpected({ found, expected, onChange, onClose }: CancelExpectedProps): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  const { carryOut } = useBulk(resource);
  const [note, setNote] = useState(usualNote);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const ids = expected.map(({ id }) => id);
  const { length: count } = expected;
  const cancel = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      const { refused, rows } = await carryOut(
        { action: 'cancel', rows: { ids }, values: messageValues(note), isQuiet: note.isQuiet },
        key.current,
      );
      const reasons = [...new Set(rows.filter(({ result }) => result === 'refused').map(({ reason }) => reason))];
      if (refused > 0) setFailure(`${words.expected.refused(refused)}: ${reasons.join(' ')}`);
    } catch (error) {
      setFailure(readRefusal(error).message);
    } finally {
      key.current = crypto.randomUUID();
      await onChange();
      setWorking(false);
    }
  };
  const actions = (
    <>
      <SafeButton onClick={onClose}>{words.expected.back(count)}</SafeButton>
      <Button tone="danger" busy={isWorking} onClick={() => cancel()}>
        {isWorking ? words.expected.working : words.expected.cancel(count)}
      </Button>
    </>
  );
  return (
    <Dialog title={words.expected.title(formatPhone(found.person))} closeLabel={all.form.close} onClose={onClose} actions={actions}>
      <ul className="erasing-list">
        {expected.slice(0, mostNamed).map((order) => (
          <Named key={order.id} order={order} />
        ))}
        {count > mostNamed ? <li>{words.expected.others(count - mostNamed)}</li> : null}
      </ul>
      <p>{words.expected.text(count)}</p>
      <Suspense fallback={null}>
        <RecipientsPreview action="cancel" {...{ note }} rows={{ ids }} onNote={setNote} />
      </Suspense>
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

function Named({ order }: { readonly order: FoundOrder }): JSX.Element {
  const time = useOrderTime(order);
  return (
    <li>
      <strong>{time}</strong>
      {` · ${order.name} · ${order.service} · ${order.store}`}
    </li>
  );
}

/** Anyone who is still to come is not erased: their orders are cancelled first, then the question follows on its own. */
export function EraseDialog(props: ConfirmErasingProps): JSX.Element {
  const expected = props.found.orders.filter(({ is_expected }) => is_expected);
  return expected.length > 0 ? <CancelExpected {...props} expected={expected} /> : <ConfirmErasing {...props} />;
}

type ConfirmErasingProps = {
  readonly found: Found;
  /** Reads what is held again. */
  readonly onChange: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onErased: () => void;
};

/** Names whom and how much, says what stays, and erases. The server asks for the password again where it was not given lately. */
function ConfirmErasing({ found, onChange, onClose, onErased }: ConfirmErasingProps): JSX.Element {
  const all = useWords();
  const { erase: words, kinds } = usePersonWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const waiting = countWaiting(found);
  const erase = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      await ask('POST /personal-data/erase', { body: { person: found.person }, header: { 'Idempotency-Key': key.current } });
      notify(words.done, 'success');
      onErased();
      await Promise.all([personalDataKey, prefixOf(orders)].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      key.current = crypto.randomUUID();
      setFailure(readRefusal(error).message);
      setWorking(false);
      // Someone may have ordered the person meanwhile: then the dialog asks about that.
      await onChange();
    }
  };
  const actions = (
    <>
      <SafeButton onClick={onClose}>{words.back}</SafeButton>
      <Button tone="danger" busy={isWorking} onClick={() => erase()}>
        {isWorking ? words.working : words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title(formatPhone(found.person))} closeLabel={all.form.close} onClose={onClose} actions={actions}>
      <p>{words.what(countsText(kinds, all.language, countErasable(found)))}</p>
      <ul className="erasing-list">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {found.bans.length > 0 ? <li>{words.ban}</li> : null}
      </ul>
      {waiting > 0 ? (
        <Notice tone="warning" announce="status">
          {words.waiting(waiting)}
        </Notice>
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
