import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import type { JSX, ReactNode } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Timeline, type TimelineEntry } from '../../ui/history/timeline.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonScreen } from '../../ui/skeleton.tsx';
import { formatInstant } from '../derive/format.ts';
import { showOf } from '../derive/shows.tsx';
import { idOf, isRow, type Row } from '../row.ts';
import { fieldLabel, useWords, type Words } from '../words.ts';
import { historyKey } from './history-key.ts';

type HistoryProvider = DataProvider & {
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly unknown[] }>;
};

/** Who changed what and when, newest first. */
export function HistoryTab({ resource, record }: { readonly resource: AnyResource; readonly record: Row }): JSX.Element {
  const words = useWords();
  const { history } = words.form;
  const provider = useDataProvider<HistoryProvider>();
  const name = prefixOf(resource);
  const id = idOf(record);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: historyKey(name, id),
    queryFn: () => provider.history(name, id),
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={history.loading} />;
  if (isError) {
    return (
      <EmptyState icon="alert" title={history.failed} actions={<Button onClick={() => void refetch()}>{words.form.retry}</Button>}>
        {error.message}
      </EmptyState>
    );
  }
  const entries = data.data.filter(isRow).map((entry) => entryOf(words, resource, entry));
  if (entries.length === 0) return <EmptyState icon="history" title={history.none} />;
  return (
    <Panel>
      <Timeline entries={entries} words={history} />
    </Panel>
  );
}

function entryOf(words: Words, resource: AnyResource, entry: Row): TimelineEntry {
  const { history } = words.form;
  const actions: Readonly<Record<string, string>> = history.actions;
  const changes = isRow(entry['changes']) ? entry['changes'] : {};
  const action = String(entry['action']);
  const at = String(entry['at']);
  return {
    key: String(entry['id']),
    who: typeof entry['actor_name'] === 'string' ? entry['actor_name'] : history.system,
    what: actions[action] ?? action,
    at,
    atText: formatInstant(at),
    changes: Object.entries(changes).flatMap(([name, change]) => {
      if (!isRow(change)) return [];
      const value = (side: 'before' | 'after'): ReactNode => valueOf({ words, resource, name }, change, side);
      return [{ name, label: fieldLabel(words, resource, name), before: value('before'), after: value('after') }];
    }),
  };
}

type Named = { readonly words: Words; readonly resource: AnyResource; readonly name: string };

/** Personal values that were erased are absent: that is not the same as empty. */
function valueOf({ words, resource, name }: Named, change: Row, side: 'before' | 'after'): ReactNode {
  const field = fieldOf(resource, name);
  if (!Object.hasOwn(change, side)) return words.form.history.hidden;
  if (field === undefined) return String(change[side]);
  return showOf(field, { resource, additions: {}, words, row: {}, name, value: change[side] });
}
