import { useRef, useState } from 'react';
import { orderMessages as czech } from '../../../../contract/messages/cs/console/web-orders/order-messages.ts';
import { orderMessages as english } from '../../../../contract/messages/en/console/web-orders/order-messages.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { wordsHook } from '../../../crud/core/words.ts';

type Sending = {
  /** Sends with an idempotency key, so that a repeated press sends once. */
  readonly request: (idempotencyKey: string) => Promise<unknown>;
  readonly said: string;
  readonly onSent: () => Promise<unknown>;
};

/** Sends a message to a client and reports the result. */
export function useSendMessage({ request, said, onSent }: Sending): { readonly send: () => Promise<void>; readonly isSending: boolean } {
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await request(key.current);
      notify(said, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    } finally {
      key.current = crypto.randomUUID();
      setSending(false);
      await onSent();
    }
  };
  return { send, isSending };
}

/** Words of the messages next to an order: they are fetched with them. */
export const useOrderMessageWords = wordsHook(czech, english);
