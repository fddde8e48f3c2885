import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { fieldFilterOf } from '../../../crud/fields/filters/field-filter.ts';
import type { Row } from '../../../crud/vocabulary/row.ts';

const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** The one day whose orders the filters of the list ask for; undefined where they ask for more days, or for other times. */
export function dayOfFilters(filters: Row, today: Day): Day | undefined {
  const asked = fieldFilterOf(filters, 'starts_at');
  if (Object.keys(asked).length !== 1 || typeof asked.on !== 'string') return undefined;
  const days = near[asked.on];
  if (days !== undefined) return addDays(today, days);
  return /^\d{4}-\d\d-\d\d$/u.test(asked.on) ? asked.on : undefined;
}
