import { useRef, useState } from 'react';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';

type Sending = {
  /** Sends with an idempotency key, so that a repeated press sends once. */
  readonly request: (idempotencyKey: string) => Promise<unknown>;
  readonly said: string;
  readonly onSent: () => Promise<unknown>;
};

/** Sends a message to a client and reports the result. */
export function useSendMessage({ request, said, onSent }: Sending): { readonly send: () => Promise<void>; readonly isSending: boolean } {
  const tell = useNotify();
  const [isSending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await request(key.current);
      tell(said, 'success');
    } catch (error) {
      tell(readRefusal(error).message, 'error');
    } finally {
      key.current = crypto.randomUUID();
      setSending(false);
      await onSent();
    }
  };
  return { send, isSending };
}
