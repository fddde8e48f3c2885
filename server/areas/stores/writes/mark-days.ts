import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { MarkType } from '../../../../contract/rules/opening/day-hours.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Entities } from '../../../engine/write/hooks.ts';
import { createRow, deleteRow, editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { lockOpening, readSources } from '../opening/read-sources.ts';

export type Marking = {
  readonly storeId: number;
  readonly days: readonly Day[];
  /** Null takes the marks away. */
  readonly type: MarkType | null;
  readonly note: string | null;
};
export type MarkedDay = { readonly day: Day; readonly result: 'created' | 'changed' | 'removed' | 'unchanged' };

/** Marks all of the days or none: what was on one is changed, and each is recorded as if it were alone. */
export async function markDays(
  context: WriteContext,
  { storeId, days, type, note }: Marking,
  entities: Entities,
): Promise<readonly MarkedDay[]> {
  await lockOpening(context.db, storeId);
  const { marks } = await readSources(context.db, storeId);
  const results: MarkedDay[] = [];
  for (const day of days) {
    const id = marks.find((mark) => mark.day === day)?.id;
    results.push({ day, result: await markOne(context, { id, values: { store_id: storeId, day, day_type: type, note } }, entities) });
  }
  return results;
}

type One = { readonly id: number | undefined; readonly values: Values & { readonly day_type: MarkType | null } };

async function markOne(context: WriteContext, { id, values }: One, entities: Entities): Promise<MarkedDay['result']> {
  if (values.day_type === null) {
    if (id === undefined) return 'unchanged';
    await deleteRow(context, { id, version: 'any' }, entities);
    return 'removed';
  }
  if (id === undefined) {
    await createRow(context, values, entities);
    return 'created';
  }
  const { version } = await lockedRow(context, id);
  const after = await editRow(context, { id, version }, { day_type: values.day_type, note: values['note'] }, entities);
  return after.version === version ? 'unchanged' : 'changed';
}
