import { type ComponentType, type JSX, Suspense } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { RecordSlotProps } from '../../core/additions/slots.ts';
import type { Row } from '../../core/row.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';
import { useSavedBy } from './use-saved-by.ts';

type ChangedMeanwhileProps = {
  readonly resource: AnyResource;
  /** The record as it is now. */
  readonly record: Row;
  /** What people call it now. */
  readonly name: string;
  /** How its state looks, where it has one. */
  readonly State?: ComponentType<RecordSlotProps> | undefined;
  /** What was done to it, where that is known. */
  readonly what?: string;
};

/** A colleague saved the record while a question about it is open: says who and when, and what the record is now. */
export function ChangedMeanwhile({ resource, record, name, State, what }: ChangedMeanwhileProps): JSX.Element {
  const { meanwhile } = useRecordFormWords();
  const savedBy = useSavedBy(resource, record);
  return (
    <Notice tone="warning" announce="alert" title={what ?? meanwhile.changed}>
      <p>{savedBy}</p>
      <p>
        {meanwhile.isNow(name)}{' '}
        {State === undefined ? null : (
          <Suspense fallback={null}>
            <State record={record} />
          </Suspense>
        )}
      </p>
    </Notice>
  );
}
