import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { MessagePurpose, RecipientsPreview as Recipients } from '../../../../contract/operations/booking/order-message.ts';
import type { ActionConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useRecipientsWords } from './recipients-words.ts';

/** The time to which an order is moved. */
type Visit = { readonly starts_at: string; readonly ends_at: string };

/** Of which orders it is asked who is written to, and with what. */
export type Asked = Pick<ActionConfirmationProps, 'rows'> & {
  readonly purpose: MessagePurpose;
  readonly visit?: Visit | undefined;
  readonly message?: string;
  readonly asksAnswer?: boolean;
};

/** Who is written to and by which way, or why no one is, in a sentence each. */
export function RecipientLines({ purpose, rows }: Pick<Asked, 'purpose' | 'rows'>): JSX.Element {
  const words = useRecipientsWords();
  const { data, isError } = useRecipients({ purpose, rows });
  if (data === undefined) return <p className="quiet">{isError ? words.failed : words.loading}</p>;
  return (
    <>
      {linesOf(words, data).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The same in one text, for the message after it is done; empty until it is known. */
export function useRecipientsText(purpose: MessagePurpose, rows: Asked['rows'], isQuiet: boolean): string {
  const words = useRecipientsWords();
  const { data } = useRecipients({ purpose, rows });
  if (isQuiet) return words.isQuiet;
  return data === undefined ? '' : linesOf(words, data).join(' ');
}

/** What the server says of it; nothing is kept once no one shows it. */
export function useRecipients({ purpose, rows, message = '', visit, asksAnswer = false }: Asked): UseQueryResult<Recipients> {
  const { ask } = useCalls();
  const written = message.trim() === '' ? {} : { client_message: message };
  return useQuery({
    queryKey: ['recipients-preview', purpose, rows, written, visit ?? null, asksAnswer],
    queryFn: ({ signal }) =>
      ask('POST /orders/recipients', {
        body: { purpose, ...rows, ...written, ...visit, ...(asksAnswer ? { asks_answer: true } : {}) },
        signal,
      }),
    // What was shown stays until the message with what was typed since has come.
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
}

function linesOf(words: ReturnType<typeof useRecipientsWords>, { ways, not_notified, orders }: Recipients): readonly string[] {
  const isOne = orders === 1;
  return [
    ...ways.map(({ channel, count, recipient, leaves }) => {
      if (recipient === null) return leaves ? words.getsMany(channel, count) : words.staysMany(channel, count);
      return leaves ? words.gets(channel, recipient) : words.stays(channel, recipient);
    }),
    ...not_notified.map(({ reason, count }) => (isOne ? words.notNotified[reason] : words.notNotifiedMany(reason, count))),
  ];
}
