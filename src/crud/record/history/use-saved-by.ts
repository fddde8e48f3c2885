import { skipToken, useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { formatInstant } from '../../core/format.ts';
import { idOf, isRow, type Row, textOf } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { historyKey } from '../draft/history-key.ts';

type HistoryProvider = DataProvider & {
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly unknown[] }>;
};

/** Who saved the version of the record and when, as far as its history says; with a field who changed that field last. */
export function useSavedBy(resource: AnyResource, record: Row, field?: string): string {
  const { conflict, savedAt } = useWords().form;
  const provider = useDataProvider<HistoryProvider>();
  const [name, id, version] = [prefixOf(resource), idOf(record), Number(record['version'])];
  const { data } = useQuery({ queryKey: [...historyKey(name, id), version], queryFn: () => provider.history(name, id), retry: false });
  const entries = data?.data.filter(isRow) ?? [];
  const entry =
    field === undefined
      ? entries.find((one) => Number(one['version']) === version)
      : entries.find(({ changes }) => isRow(changes) && Object.hasOwn(changes, field));
  const who = textOf(entry?.['actor_name']);
  const time = formatInstant(textOf(entry?.['at']) || textOf(record['updated_at']));
  return who === '' ? savedAt(time) : conflict.savedBy(who, time);
}

export type LastChange = { readonly version: number; readonly action: string; readonly actor: string };

/** The last change of the record that reached this console while it showed it; an empty actor when that is not known. */
export function useLastChange(resource: AnyResource, record: Row | null): LastChange | undefined {
  // Left here by what follows the central; no one fetches it.
  const queryKey = [prefixOf(resource), 'change', { id: String(record === null ? 0 : idOf(record)) }];
  const { data } = useQuery({ queryKey, queryFn: skipToken });
  if (!isRow(data)) return undefined;
  return { version: Number(data['version']), action: textOf(data['action']), actor: textOf(data['actor']) };
}
