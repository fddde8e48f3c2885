import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { refusalOf } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords } from '../../crud/core/words.ts';
import { countsText } from '../../resources/settings/retention/counts-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../ui/dialog/safe-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { usePersonWords } from './person-words.ts';
import { erasableOf, type Found, personalDataKey, waitingIn } from './use-found.ts';

export type ConfirmErasingProps = {
  readonly found: Found;
  /** Reads what is held again. */
  readonly onChange: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onErased: () => void;
};

/** Names whom and how much, says what stays, and erases. The server asks for the password again where it was not given lately. */
export function ConfirmErasing({ found, onChange, onClose, onErased }: ConfirmErasingProps): JSX.Element {
  const all = useWords();
  const { erase: words, kinds } = usePersonWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const tell = useNotify();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const waiting = waitingIn(found);
  const erase = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      await ask('POST /personal-data/erase', { body: { person: found.person }, header: { 'Idempotency-Key': key.current } });
      tell(words.done, 'success');
      onErased();
      await Promise.all([personalDataKey, prefixOf(orders)].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      key.current = crypto.randomUUID();
      setFailure(refusalOf(error).message);
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
      <p>{words.what(countsText(kinds, all.language, erasableOf(found)))}</p>
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
