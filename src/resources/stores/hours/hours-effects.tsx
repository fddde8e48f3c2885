import { useRecordContext } from 'ra-core';
import type { JSX } from 'react';
import { checkIntervals } from '../../../../contract/rules/opening/check-intervals.ts';
import { checkPeriod } from '../../../../contract/rules/opening/plan-periods.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { ImpactNote } from '../impact/impact-note.tsx';
import { draftIntervals } from './week/draft-intervals.ts';

/** Under the form of a plan: what its hours would do to orders, and once it is saved, which orders lie outside of them. */
export function PlanEffects({ draft, fill }: FormSlotProps): JSX.Element | null {
  const { id, row, storeId } = useEdited(draft);
  if (fill === undefined) return null;
  const plan = planIn(draft);
  const isWrong = Object.keys({ ...checkPeriod(plan), ...checkIntervals(plan) }).length > 0;
  const isSaved = row !== undefined && isSame(plan, planIn(row));
  return <ImpactNote {...{ storeId, isSaved }} change={isWrong ? undefined : { plan: { id, ...plan } }} />;
}

/** Under the form of an exception: what its hours would do to orders, and once it is saved, which orders still lie outside of them. */
export function ExceptionEffects({ draft, fill }: FormSlotProps): JSX.Element | null {
  const { id, row, storeId } = useEdited(draft);
  if (fill === undefined) return null;
  const exception = exceptionIn(draft);
  const { closed, intervals } = exception;
  const isWrong = exception.day === '' || closed === intervals.length > 0 || Object.keys(checkIntervals({ intervals })).length > 0;
  const isSaved = row !== undefined && isSame(exception, exceptionIn(row));
  return <ImpactNote {...{ storeId, isSaved }} change={isWrong ? undefined : { exception: { id, ...exception } }} />;
}

function planIn(row: Row) {
  const intervals = draftIntervals(row['intervals']).flatMap(({ weekday, ...hours }) =>
    weekday === undefined ? [] : [{ ...hours, weekday }],
  );
  return { valid_from: dayIn(row['valid_from']), valid_to: dayIn(row['valid_to']), intervals };
}

function exceptionIn(row: Row) {
  return { day: dayIn(row['day']) ?? '', closed: row['closed'] === true, intervals: draftIntervals(row['intervals']) };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Edited = { readonly id: number | null; readonly row: Row | undefined; readonly storeId: number | undefined };

/** Which row is edited and of which store; a new one has a store once it is chosen. */
function useEdited(draft: Row): Edited {
  const record: unknown = useRecordContext();
  const row = isRow(record) && record['store_id'] !== undefined ? record : undefined;
  const storeId = row?.['store_id'] ?? draft['store_id'];
  return { id: typeof row?.['id'] === 'number' ? row['id'] : null, row, storeId: typeof storeId === 'number' ? storeId : undefined };
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

function dayIn(value: unknown): string | null {
  return wholeDay.test(textOf(value)) ? textOf(value) : null;
}
