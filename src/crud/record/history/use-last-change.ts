import { skipToken, useQuery } from '@tanstack/react-query';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { idOf, isRow, type Row, textOf } from '../../core/row.ts';

export type LastChange = { readonly version: number; readonly action: string; readonly actor: string };

/** The last change of the record that this console was notified of while showing it; an empty actor when that is not reported. */
export function useLastChange(resource: AnyResource, record: Row | null): LastChange | undefined {
  // Left here by what follows the central; no one fetches it.
  const queryKey = [prefixOf(resource), 'change', { id: String(record === null ? 0 : idOf(record)) }];
  const { data } = useQuery({ queryKey, queryFn: skipToken });
  if (!isRow(data)) return undefined;
  return { version: Number(data['version']), action: textOf(data['action']), actor: textOf(data['actor']) };
}
