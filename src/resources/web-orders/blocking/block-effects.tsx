import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { checkServiceBlock } from '../../../../contract/rules/booking/check-service-block.ts';
import { affectedAddress, useAffected } from '../../../branch-status/booking/affected-orders.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useChangedHoursWords } from '../../stores/impact/changed-hours.ts';
import { ImpactNote } from '../../stores/impact/impact-note.tsx';

/** Under the form of a block of a service: which orders it would leave outside, and once it is saved how many it has left there. */
export function BlockEffects({ draft, fill }: FormSlotProps): JSX.Element | null {
  const record: unknown = useRecordContext();
  if (fill === undefined) return null;
  const [storeId, service, block] = [draft['store_id'], draft['service_id'], blockIn(draft)];
  if (typeof storeId !== 'number' || typeof service !== 'number') return null;
  const isWhole = block.first_day !== '' && block.last_day !== '' && (block.from_time === null) === (block.to_time === null);
  const isWrong = !isWhole || Object.keys(checkServiceBlock(block)).length > 0;
  const isSaved = isRow(record) && record['service_id'] === service && JSON.stringify(blockIn(record)) === JSON.stringify(block);
  if (isSaved) return <LeftInBlock {...{ storeId, service }} from={block.first_day} to={block.last_day} />;
  return <ImpactNote {...{ storeId }} change={isWrong ? undefined : { service, block }} />;
}

type LeftInBlockProps = { readonly storeId: number; readonly service: number; readonly from: string; readonly to: string };

/** How many orders of the service still lie in the days of a saved block, with the way to solve them. */
function LeftInBlock({ storeId, service, from, to }: LeftInBlockProps): JSX.Element | null {
  const said = useChangedHoursWords();
  const { data } = useAffected({ storeId, from, to });
  const left = data?.orders.filter((order) => order.service_id === service).length ?? 0;
  if (left === 0) return null;
  return (
    <div className="impact">
      <Notice tone="warning" title={said.impact.someBlocked(left)}>
        <Link to={affectedAddress({ storeId, from, to })}>{said.left.walk}</Link>
      </Notice>
    </div>
  );
}

function blockIn(row: Row) {
  const time = (name: 'from_time' | 'to_time') => textOf(row[name]) || null;
  return { first_day: textOf(row['first_day']), last_day: textOf(row['last_day']), from_time: time('from_time'), to_time: time('to_time') };
}
