import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormSlotProps, RevertConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { idOf } from '../../../crud/core/row.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { RecipientLines } from './recipients.tsx';
import { useRecipientsWords } from './recipients-words.ts';
import './recipients-preview.css';

/** What a client comes by: they are written to when it changes. */
const visit = ['store_id', 'service_id', 'starts_at', 'ends_at'];

/** Under the form of an order, once its time or its place is another: who is written to when it is saved. */
export function RecipientsOfMove({ fill }: FormSlotProps): JSX.Element | null {
  const record = useRecordContext();
  return fill === undefined || typeof record?.id !== 'number' ? null : <OfChange id={record.id} />;
}

function OfChange({ id }: { readonly id: number }): JSX.Element | null {
  const { dirtyFields } = useFormState();
  return visit.some((name) => dirtyFields[name] === true) ? <RecipientsOfTime id={id} by="saved" /> : null;
}

/** Shown before a time is restored from the history: the client is notified as after any move. */
export function RecipientsOfRevert({ record, values }: RevertConfirmationProps): JSX.Element | null {
  return visit.some((name) => name in values) ? <RecipientsOfTime id={idOf(record)} by="reverted" /> : null;
}

type RecipientsOfTimeProps = { readonly id: number; readonly by: 'saved' | 'reverted' };

function RecipientsOfTime({ id, by }: RecipientsOfTimeProps): JSX.Element {
  const words = useRecipientsWords();
  return (
    <div className="recipients-of-time">
      <Notice tone="info" announce="status">
        <p>{words.timeChanges[by]}</p>
        <RecipientLines purpose="changed" rows={{ ids: [id] }} />
      </Notice>
    </div>
  );
}
