import type { JSX } from 'react';
import type { DeletionConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { idOf, textOf } from '../../../crud/core/row.ts';
import type { HoursChange } from '../impact/changed-hours.ts';
import { ImpactNote } from '../impact/impact-note.tsx';

/** Before a plan is deleted: which orders the store would be closed for. */
export function PlanRemoval({ record }: DeletionConfirmationProps): JSX.Element {
  return <RemovalNote record={record} change={{ removed: 'plan', id: idOf(record) }} />;
}

/** The same before an exception is deleted. */
export function ExceptionRemoval({ record }: DeletionConfirmationProps): JSX.Element {
  return <RemovalNote record={record} change={{ removed: 'exception', id: idOf(record) }} />;
}

/** The same before the mark of a day is deleted. */
export function MarkRemoval({ record }: DeletionConfirmationProps): JSX.Element {
  return <RemovalNote record={record} change={{ days: [textOf(record['day'])], day_type: null }} />;
}

function RemovalNote({ record, change }: Pick<DeletionConfirmationProps, 'record'> & { readonly change: HoursChange }): JSX.Element {
  return <ImpactNote {...{ change }} storeId={Number(record['store_id'])} />;
}
