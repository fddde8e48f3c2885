import type { AnyResource } from '../../../../contract/kit/index.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';

/** Whether the action waits for a day which is today: then it is what one looks for first. */
export function isDueToday(
  { actions }: Pick<AnyResource, 'actions'>,
  action: string,
  row: Readonly<Record<string, unknown>>,
  now: Date,
): boolean {
  const day = row[actions?.[action]?.fromDayOf ?? ''];
  return typeof day === 'string' && localDay(new Date(day)) === localDay(now);
}
