import { useGetOne } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { EntityPageProps } from '../../core/additions/additions.ts';
import { useAccess } from '../../core/additions/use-access.ts';
import { readRefusal } from '../../core/refusal.ts';
import { isRow, type Row } from '../../core/row.ts';

/** What there is to show of a record. */
export type FoundRecord =
  | { readonly is: 'loading' }
  /** There is none of that number, or it is not for this person's eyes. */
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly message: string; readonly retry: () => void }
  /** `isGone`: it can no longer be read, but someone may be typing over what was. `readOnly` says why it is only read. */
  | { readonly is: 'found'; readonly record: Row; readonly isGone: boolean; readonly readOnly: string | undefined };

/** Reads one record, and follows it while it is shown. An identifier that cannot be one is of no record. */
export function useRecord({ resource, additions, id }: EntityPageProps & { readonly id: number }): FoundRecord {
  const accessTo = useAccess(resource, additions);
  const isPossible = Number.isInteger(id) && id > 0;
  const { data, error, isPending, refetch } = useGetOne(
    prefixOf(resource),
    { id },
    { enabled: isPossible, retry: false, refetchOnWindowFocus: false },
  );
  if (!isPossible) return { is: 'missing' };
  if (!isPending && error !== null && data === undefined) {
    const { status, message } = readRefusal(error);
    return status === 404 || status === 403 ? { is: 'missing' } : { is: 'failed', message, retry: () => void refetch() };
  }
  const record: unknown = data;
  if (!isRow(record)) return { is: 'loading' };
  return { is: 'found', record, isGone: error !== null && readRefusal(error).status === 404, readOnly: accessTo(record).readOnly };
}
