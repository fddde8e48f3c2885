import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/history/timeline.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { formatInstant } from '../../core/format.ts';
import { idOf, isRow, type Row } from '../../core/row.ts';
import { useWords, type Words } from '../../core/words.ts';
import { fieldChanges } from '../../fields/cells/field-changes.tsx';
import { historyKey } from '../draft/history-key.ts';
import { useRevert } from './use-revert.tsx';

/** This many changes are shown at first. */
const latest = 6;

type HistoryProvider = DataProvider & {
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly unknown[] }>;
};

export type HistoryProps = { readonly resource: AnyResource; readonly additions: Additions; readonly record: Row };

/** Who changed what and when, newest first; the older changes when they are asked for. */
export function RecordHistory({ resource, additions, record }: HistoryProps): JSX.Element {
  const words = useWords();
  const { history } = words.form;
  const [isWhole, setWhole] = useState(false);
  const provider = useDataProvider<HistoryProvider>();
  const name = prefixOf(resource);
  const id = idOf(record);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: historyKey(name, id),
    queryFn: () => provider.history(name, id),
    retry: false,
  });
  const { withRevert, dialog } = useRevert({ resource, additions, record }, data?.data);
  if (isPending) return <SkeletonScreen label={history.loading} />;
  if (isError) {
    return (
      <EmptyState icon="alert" title={history.failed} actions={<Button onClick={() => refetch()}>{words.form.retry}</Button>}>
        {error.message}
      </EmptyState>
    );
  }
  const entries = data.data.filter(isRow).map((entry) => {
    const { changes, ...entryProps } = entryOf(words, resource, record, entry);
    // Before a creation there was no value to give back.
    if (entry['action'] === 'create') return { ...entryProps, changes, folded: history.given(changes.length) };
    return { ...entryProps, changes: changes.map((change) => withRevert(change, entry)) };
  });
  const rest = isWhole ? 0 : entries.length - latest;
  return (
    <>
      {dialog}
      {entries.length === 0 ? (
        <p className="quiet">{history.none}</p>
      ) : (
        <Timeline entries={rest > 0 ? entries.slice(0, latest) : entries} words={history} />
      )}
      {rest > 0 ? (
        <p className="record__older">
          <Button onClick={() => setWhole(true)}>{history.all(entries.length)}</Button>
        </p>
      ) : null}
    </>
  );
}

function entryOf(words: Words, resource: AnyResource, record: Row, entry: Row): TimelineEntry {
  const { history } = words.form;
  const actions: Readonly<Record<string, string>> = history.actions;
  const action = String(entry['action']);
  const at = String(entry['at']);
  return {
    key: String(entry['id']),
    who: typeof entry['actor_name'] === 'string' ? entry['actor_name'] : history.system,
    what: actions[action] ?? action,
    at,
    atText: formatInstant(at),
    changes: fieldChanges(words, resource, entry['changes'], record),
  };
}

/** The history of a record where the page has groups: a part of one of them. */
export function HistoryTab({ resource, additions, record }: HistoryProps): JSX.Element {
  const { title } = useWords().form.history;
  return (
    <Panel>
      <h2 className="visually-hidden">{title}</h2>
      <RecordHistory {...{ resource, additions, record }} />
    </Panel>
  );
}
