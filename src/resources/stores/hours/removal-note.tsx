import type { JSX } from 'react';
import type { RecordSlotProps } from '../../../crud/vocabulary/additions/record-slots.ts';
import { idOf, textOf } from '../../../crud/vocabulary/row.ts';
import { ImpactNote } from '../impact/impact-note.tsx';
import type { HoursChange } from '../impact/use-impact.ts';

/** Before a plan is deleted: which orders the store would be closed for. */
export function PlanRemoval({ record }: RecordSlotProps): JSX.Element {
  return <RemovalNote record={record} change={{ removed: 'plan', id: idOf(record) }} />;
}

/** The same before an exception is deleted. */
export function ExceptionRemoval({ record }: RecordSlotProps): JSX.Element {
  return <RemovalNote record={record} change={{ removed: 'exception', id: idOf(record) }} />;
}

/** The same before the mark of a day is deleted. */
export function MarkRemoval({ record }: RecordSlotProps): JSX.Element {
  return <RemovalNote record={record} change={{ days: [textOf(record['day'])], day_type: null }} />;
}

function RemovalNote({ record, change }: RecordSlotProps & { readonly change: HoursChange }): JSX.Element {
  return <ImpactNote {...{ change }} storeId={Number(record['store_id'])} />;
}
