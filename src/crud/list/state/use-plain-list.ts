import { useState } from 'react';
import type { Within } from '../../core/within.ts';
import type { RecordList } from './use-record-list.ts';

/** So many rows of a record are seen at a glance. */
export const mostPlainRows = 10;

/**
 * Whether a list within a record is without search, filters, pages and choice of columns, as there is nothing to search. Once
 * they were there they stay: what someone works with does not go away under their hands.
 */
export function usePlainList({ controller, filters }: RecordList, within: Within | undefined): boolean {
  const isLong = (controller.total ?? 0) > mostPlainRows || Object.keys(filters).length > 0;
  const [wasLong, setWasLong] = useState(isLong);
  if (isLong && !wasLong) setWasLong(true);
  return within !== undefined && !isLong && !wasLong;
}
