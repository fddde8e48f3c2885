import { useState } from 'react';
import type { Row } from '../../vocabulary/row.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * The filters as they were last asked for, and a way to ask for others.
 *
 * The list keeps its filters in the address, which follows a moment after the click. A box that shows only the
 * address looks as if it refused the click, and a second click in that moment would take the first one back.
 */
export function useAskedFilters({ filters, controller }: RecordList): readonly [filters: Row, ask: (values: Row) => void] {
  const [asked, setAsked] = useState<{ readonly since: Row; readonly values: Row }>();
  const ask = (values: Row): void => {
    setAsked({ since: filters, values });
    controller.setFilters({ ...values }, {});
  };
  return [asked?.since === filters ? asked.values : filters, ask];
}
