import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { checkServiceBlock } from '../../../../contract/rules/booking/check-service-block.ts';
import type { BesideProps } from '../../../crud/vocabulary/additions.ts';
import { isRow, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { ImpactNote } from '../../stores/impact/impact-note.tsx';

/** Under the form of a block of a service: which orders it would leave outside, before it is saved. */
export function BlockBeside({ draft, fill }: BesideProps): JSX.Element | null {
  const record: unknown = useRecordContext();
  if (fill === undefined) return null;
  const [storeId, service, block] = [draft['store_id'], draft['service_id'], blockIn(draft)];
  if (typeof storeId !== 'number' || typeof service !== 'number') return null;
  const isWhole = block.first_day !== '' && block.last_day !== '' && (block.from_time === null) === (block.to_time === null);
  const isWrong = !isWhole || Object.keys(checkServiceBlock(block)).length > 0;
  const isSaved = isRow(record) && record['service_id'] === service && JSON.stringify(blockIn(record)) === JSON.stringify(block);
  return <ImpactNote {...{ storeId, isSaved }} change={isWrong ? undefined : { service, block }} />;
}

function blockIn(row: Row) {
  const time = (name: 'from_time' | 'to_time') => textOf(row[name]) || null;
  return { first_day: textOf(row['first_day']), last_day: textOf(row['last_day']), from_time: time('from_time'), to_time: time('to_time') };
}
